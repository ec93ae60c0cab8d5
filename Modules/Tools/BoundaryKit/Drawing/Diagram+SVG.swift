extension Diagram {
    /// The picture as an SVG document, drawn in layers: every module stands above what it depends
    /// on, or left of it where that is easier to read.
    ///
    /// Each group has its colour; dependencies that may not be are red and say why when pointed at.
    /// They do not move the layers, so that one may lead upwards, or along a layer.
    public var svg: String { SVGDocument(self).text }
}
