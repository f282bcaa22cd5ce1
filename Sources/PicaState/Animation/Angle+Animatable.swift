extension Angle: Animatable {
    /// The angle, scaled by 128 per radian.
    ///
    /// So a difference too small to be visible is one for angles as well as for other values.
    public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }
}
