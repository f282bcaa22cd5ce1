import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

extension ScrollBehavior {
    /// Takes over a new position requested by the app.
    func takePlacement() {
        guard let placement = scroller.placement else { return agreed = nil }
        guard placement.isNew(after: agreed) else {
            // The app may have adopted the position reported for the user's scrolling.
            if let isByPerson = placement.isByPerson { agreed = (placement.place, isByPerson) }
            return
        }
        var transaction = element.graph.transaction
        transaction.reducesMotion = element.graph.reducesMotion
        agreed = (placement.place, placement.isByPerson ?? false)
        distance = nil
        layoutsUntilTold = nil
        guard !(agreed?.isByPerson ?? false) else { return }
        wanted = (placement.place, transaction)
        element.invalidatePlacement()
    }

    func go(
        to place: ScrollPlacement.Place, _ placement: ScrollPlacement, in transaction: Transaction
    ) {
        switch place {
        case .anywhere: return
        case .view(let id, let anchor):
            guard let goal = placement.views.goal(of: id, anchor ?? placement.anchor, in: self) else {
                return
            }
            scroll(to: goal, in: transaction)
        case .edge(let edge): scroll(to: self.place(at: edge), in: transaction)
        case .point(let x, let y):
            scroll(to: CGPoint(x: x ?? offset.x, y: y ?? offset.y), in: transaction)
        }
        element.invalidatePlacement()
    }

    /// Scrolls to a requested position after a layout, keeps the distance to the current view, and reports the user's
    /// position.
    func followPlacement() {
        guard let placement = scroller.placement, wasPlaced else { return }
        if let (place, transaction) = wanted {
            wanted = nil
            return go(to: place, placement, in: transaction)
        }
        if let layouts = layoutsUntilTold {
            layoutsUntilTold = layouts > 0 ? layouts - 1 : nil
            guard layouts == 0 else { return element.invalidatePlacement() }
            tellPlace(placement)
            distance = distanceToView(placement)
        } else if seek == nil, !motion.isMoving {
            stay(placement)
        }
    }

    func personHasScrolled() {
        guard scroller.placement != nil else { return }
        // Content that became visible is made and measured by the layout after the next.
        layoutsUntilTold = 2
        element.invalidatePlacement()
    }

    func tellPlace(_ placement: ScrollPlacement) {
        let id = target(at: placement.anchor).flatMap { target in
            placement.views.identity(of: target, where: placement.isIdentity)
        }
        let place: ScrollPlacement.Place = id.map { .view($0, nil) } ?? .anywhere
        if let agreed, agreed.place == place, agreed.isByPerson || placement.isByPerson == nil { return }
        agreed = (place, true)
        element.graph.after { placement.personScrolled(id) }
    }

    func distanceToView(_ placement: ScrollPlacement) -> CGPoint? {
        guard case .view(let id, _) = agreed?.place,
            let goal = placement.views.goal(of: id, .topLeading, in: self),
            let content, let start = goal.start(in: content, seen: seen)
        else { return nil }
        return CGPoint(x: offset.x - mirrored(start.x), y: offset.y - start.y)
    }

    /// Keeps the distance to the view scrolled to, as the content around it may have changed.
    func stay(_ placement: ScrollPlacement) {
        let now = distanceToView(placement)
        guard let before = distance, let now else { return distance = now }
        let target = clamped(CGPoint(x: offset.x + before.x - now.x, y: offset.y + before.y - now.y))
        guard abs(target.x - offset.x) > 0.5 || abs(target.y - offset.y) > 0.5 else { return }
        scroll(to: target)
        element.invalidatePlacement()
    }

    /// Returns the scroll target at an anchor of the frame; without an anchor, the first visible one.
    func target(at anchor: UnitPoint?) -> Element? {
        guard let content else { return nil }
        let seen = seen
        let targets = content.scrollTargets().map { ($0, content.fromWindow(area: $0.frameInWindow)) }
        guard let anchor else {
            return targets.first { $0.1.insetBy(dx: 0.5, dy: 0.5).intersects(seen) }?.0
        }
        let x = isRightToLeft ? 1 - anchor.x : anchor.x
        let point = CGPoint(x: seen.minX + seen.width * x, y: seen.minY + seen.height * anchor.y)
        func distance(_ rect: CGRect) -> CGFloat {
            let x = scroller.axes.contains(.horizontal) ? max(rect.minX - point.x, point.x - rect.maxX, 0) : 0
            let y = scroller.axes.contains(.vertical) ? max(rect.minY - point.y, point.y - rect.maxY, 0) : 0
            return max(x, y)
        }
        return targets.min { distance($0.1) < distance($1.1) }?.0
    }
}
