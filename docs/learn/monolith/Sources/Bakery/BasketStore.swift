/// The breads in the basket.
@MainActor
final class BasketStore {
    static let shared = BasketStore()
    var breads: [String] = []
}
