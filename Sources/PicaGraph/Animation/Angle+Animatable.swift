extension Angle: Animatable {
    /// What moves: 128 for a radian, so that what is too little to be seen of a number is so of an angle, too.
    public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }
}
