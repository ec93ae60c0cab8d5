/// Turns places in the bytes of a file into lines and columns, from the front to the back.
struct LineCounter {
    private var line = 1
    private var lineStart = 0
    private var position = 0

    /// The place of a byte, which must not stand before the one of the last call.
    mutating func place(of byte: Int, in source: [UInt8], file: String) -> SourcePlace {
        while position < byte {
            let isReturn = source[position] == UInt8(ascii: "\r")
            position += 1
            let isPair = isReturn && source[position] == UInt8(ascii: "\n")
            if isReturn && !isPair || source[position - 1] == UInt8(ascii: "\n") {
                line += 1
                lineStart = position
            }
        }
        return SourcePlace(file: file, line: line, column: byte - lineStart + 1)
    }
}
