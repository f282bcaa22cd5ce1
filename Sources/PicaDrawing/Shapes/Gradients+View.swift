import PicaGraph

extension LinearGradient: View {
    /// The gradient, filling the frame.
    public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
    /// The gradient, filling the frame.
    public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
    /// The gradient, filling the frame.
    public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
    /// The gradient, filling the frame.
    public var body: some View { Rectangle().fill(self) }
}

extension MeshGradient: View {
    /// The gradient, filling the frame.
    public var body: some View { Rectangle().fill(self) }
}
