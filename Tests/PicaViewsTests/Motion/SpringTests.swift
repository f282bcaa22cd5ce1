import Foundation
import PicaState
import PicaViews
import Testing

@Suite struct SpringTests {
    private func isNear(_ a: Double, _ b: Double, _ limit: Double = 1e-9) -> Bool { abs(a - b) < limit }

    @Test("Perceptual, physical and response parameters describe the same spring")
    func parameters() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        #expect(isNear(spring.response, 0.5))
        #expect(isNear(spring.dampingRatio, 0.8))
        #expect(isNear(spring.mass, 1))
        #expect(isNear(spring.stiffness, pow(4 * .pi, 2)))
        #expect(isNear(spring.damping, 2 * 0.8 * 4 * .pi))
        let physical = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        #expect(isNear(physical.duration, 0.5))
        #expect(isNear(physical.bounce, 0.2))
        let slow = Spring(duration: 1, bounce: -0.5)
        #expect(isNear(slow.dampingRatio, 2))
        #expect(isNear(slow.bounce, -0.5))
        #expect(isNear(Spring(mass: 1, stiffness: 1, damping: 9).dampingRatio, 1))
        #expect(
            isNear(Spring(mass: 1, stiffness: 1, damping: 9, allowOverDamping: true).dampingRatio, 4.5))
    }

    /// Without damping left: x = 1 - cos(ωt); just damped: x = 1 - (1 + ωt) e^(-ωt).
    @Test("Positions and velocities solve the spring's equation")
    func motion() {
        let free = Spring(response: 1, dampingRatio: 0)
        #expect(isNear(free.value(target: 3.0, time: 0.25), 3))
        #expect(isNear(free.value(target: 3.0, time: 0.5), 6))
        #expect(isNear(free.velocity(target: 3.0, time: 0.25), 3 * 2 * .pi))
        #expect(isNear(free.value(target: 0.0, initialVelocity: 2 * .pi, time: 0.25), 1))
        #expect(free.settlingDuration == .infinity)
        let still = Spring(response: 2 * .pi, dampingRatio: 1)
        #expect(isNear(still.value(target: 1.0, time: 2), 1 - 3 * exp(-2)))
        #expect(isNear(still.velocity(target: 1.0, time: 2), 2 * exp(-2)))
        // x'' + 4x' + x = 0 has the roots -2 ± √3.
        let slow = Spring(response: 2 * .pi, dampingRatio: 2)
        let (a, b) = (-2 + 3.0.squareRoot(), -2 - 3.0.squareRoot())
        let left = (a * exp(b) - b * exp(a)) / (a - b)
        #expect(isNear(slow.value(target: 1.0, time: 1), 1 - left))
    }

    @Test("Updating in steps equals one step, and forces match the physics")
    func steps() {
        let spring = Spring(mass: 2, stiffness: 50, damping: 3)
        var (value, velocity) = (1.0, -2.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.05) }
        #expect(isNear(value, 1 + spring.value(target: 4.0, initialVelocity: -2, time: 0.5), 1e-6))
        #expect(isNear(velocity, spring.velocity(target: 4.0, initialVelocity: -2, time: 0.5), 1e-6))
        #expect(isNear(spring.force(target: 5, position: 1, velocity: -2), 4 * 50 + 2 * 3))
    }

    @Test("A spring with a settling duration settles by then", arguments: [0.2, 0.7, 1])
    func settling(ratio: Double) {
        let spring = Spring(settlingDuration: 2, dampingRatio: ratio)
        #expect(isNear(spring.dampingRatio, ratio))
        for time in [2.0, 2.5, 3] { #expect(abs(1 - spring.value(target: 1.0, time: time)) < 0.006) }
        #expect(abs(1 - spring.value(target: 1.0, time: 0.5)) > 0.001)
    }

    @Test("Preset springs have their bounce")
    func names() {
        #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
        #expect(isNear(Spring.snappy(duration: 0.4, extraBounce: 0.1).bounce, 0.25))
        #expect(isNear(Spring.bouncy.bounce, 0.3))
    }
}

@Suite struct UnitCurveTests {
    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

    @Test("Circular curves are quarter circles")
    func circular() {
        #expect(isNear(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
        #expect(isNear(UnitCurve.circularEaseIn.velocity(at: 0.6), 0.75))
        #expect(isNear(UnitCurve.circularEaseOut.value(at: 0.4), 0.8))
        #expect(isNear(UnitCurve.circularEaseOut.velocity(at: 0.4), 0.75))
        #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1))
        #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9))
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    }

    @Test("A Bézier curve and its inverse cancel out, and its velocity is its slope")
    func bezier() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.2, y: 0.1), endControlPoint: UnitPoint(x: 0.6, y: 0.9))
        for x in stride(from: 0.1, to: 1, by: 0.2) {
            #expect(isNear(curve.inverse.value(at: curve.value(at: x)), x))
            let slope = (curve.value(at: x + 1e-4) - curve.value(at: x - 1e-4)) / 2e-4
            #expect(abs(curve.velocity(at: x) - slope) < 1e-3)
        }
        #expect(curve.value(at: -1) == 0)
        #expect(curve.value(at: 2) == 1)
        #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
        // If a control point is the end itself, the curve begins at the mean pace, or comes to rest.
        #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
        #expect(UnitCurve.easeOut.velocity(at: -1) == 1)
        #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
        #expect(isNear(UnitCurve.easeInOut.value(at: 0.5), 0.5))
    }
}
