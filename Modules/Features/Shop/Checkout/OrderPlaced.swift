import ServiceKit

/// The user has ordered what was in the cart.
struct OrderPlaced: AnalyticsEvent {
    static let name: StaticString = "order-placed"

    /// How many products the order has.
    let lineCount: Int

    var properties: [AnalyticsProperty] { [AnalyticsProperty("lines", lineCount)] }
}
