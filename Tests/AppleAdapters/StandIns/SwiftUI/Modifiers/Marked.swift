/// A view that passes a value to the views around it.
struct Marked<Content: View>: View, Drawable {
    typealias Body = Never

    let content: Content
    let mark: (inout Drawing, Context) -> Void

    func draw(in context: Context) -> [Drawing] {
        var drawing = context.drawOne(content)
        mark(&drawing, context)
        return [drawing]
    }
}

extension View {
    func marked(_ mark: @escaping (inout Drawing, Context) -> Void) -> some View {
        Marked(content: self, mark: mark)
    }
}
