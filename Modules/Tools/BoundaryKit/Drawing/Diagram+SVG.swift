extension Diagram {
    /// The diagram as an SVG document, drawn in layers: every module is above its dependencies, or
    /// to the left of them if that is easier to read.
    ///
    /// Each group has a color. Violations are red, with the reason as a tooltip. They don't affect
    /// the layers, so a violation can point upwards or along a layer.
    package var svg: String { SVGDocument(self).text }
}
