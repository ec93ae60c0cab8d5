extension Double {
    /// As people read it: three digits, thousands grouped, `0` for nothing.
    public var figures: String {
        switch abs(self) {
        case ..<0.005: "0"
        case ..<9.995: fixed(2)
        case ..<99.95: fixed(1)
        case ..<1e15: Int(rounded()).grouped
        default: "\(self)"
        }
    }

    private func fixed(_ digits: Int) -> String {
        let scale = digits == 2 ? 100.0 : 10.0
        let whole = Int((abs(self) * scale).rounded())
        let fraction = "\(whole % Int(scale))"
        let zeros = String(repeating: "0", count: digits - fraction.count)
        return "\(self < 0 ? "-" : "")\(whole / Int(scale)).\(zeros)\(fraction)"
    }
}

extension Int {
    /// With a comma between thousands.
    public var grouped: String {
        let digits = Array(String(magnitude))
        let text = digits.indices.map { index in
            let left = digits.count - index
            return left % 3 == 0 && index > 0 ? ",\(digits[index])" : "\(digits[index])"
        }.joined()
        return self < 0 ? "-\(text)" : text
    }
}

extension [Double] {
    /// The middle one, or the mean of the two in the middle; not a number if there is none.
    public var median: Double {
        guard !isEmpty else { return .nan }
        let sorted = sorted()
        return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    }
}
