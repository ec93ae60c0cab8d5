import DesignKit
import Foundation

/// An amount of one currency.
struct Money: Hashable, Sendable {
    /// The currencies without digits after the point, and those with three (ISO 4217).
    private static let digits: [String: Int] = [
        "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0,
        "RWF": 0, "UGX": 0, "UYI": 0, "VND": 0, "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0,
        "BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3,
    ]

    /// In units of the currency, such as 34.9 euros.
    let amount: Decimal
    /// The ISO 4217 code.
    let currency: String

    private init(_ amount: Decimal, _ currency: String) {
        self.amount = amount
        self.currency = currency
    }

    /// Reads the smallest unit of the currency, such as cents for `EUR` and yen for `JPY`.
    init(minorUnits: Int, currency: String) {
        let digits = Self.digits[currency.uppercased()] ?? 2
        self.init(Decimal(minorUnits) / pow(10, digits), currency)
    }

    /// The sums of amounts, one for each currency, in the order in which the currencies appear.
    static func totals(_ amounts: [Money]) -> [Money] {
        amounts.reduce(into: []) { totals, money in
            if let index = totals.firstIndex(where: { $0.currency == money.currency }) {
                totals[index] = Money(totals[index].amount + money.amount, money.currency)
            } else {
                totals.append(money)
            }
        }
    }

    /// What a user pays, such as `Total €35.05`, with one amount for each currency.
    static func totalText(_ amounts: [Money]) -> String {
        texts("Total \(totals(amounts).map(\.text).joined(separator: " + "))")
    }

    static func * (money: Money, count: Int) -> Money {
        Money(money.amount * Decimal(count), money.currency)
    }

    /// The amount as the user's region writes it.
    var text: String {
        amount.formatted(.currency(code: currency).locale(UserLocale.current))
    }
}
