extension PatternForms {
    /// Calls a closure with each group of forms of the same kinds whose enumerations have texts in common;
    /// with a group of the same forms once.
    /// - Parameters:
    ///   - forms: The forms, which have texts in common at the places before.
    ///   - place: The place from which on their enumerations are compared.
    ///   - known: The groups that were found at each place.
    func forEachGroup(
        of forms: [Form], from place: Int, _ known: inout Set<[Int]>, _ body: ([Form]) -> Void
    ) {
        let all = symbols.symbols
        let first = forms[0].segments
        guard let next = all[first].dropFirst(place).firstIndex(where: { $0.kind == .enumerated })
        else { return body(forms) }
        let offset = next - first.lowerBound
        var groups: [Int: [Form]] = [:]
        for form in forms {
            for text in symbols.enumerations[all[form.segments.lowerBound + offset].detail] {
                groups[text, default: []].append(form)
            }
        }
        for (_, forms) in groups.sorted(by: { $0.key < $1.key })
        where forms.count > 1
            && known.insert([offset] + forms.map(\.segments.lowerBound)).inserted
        {
            forEachGroup(of: forms, from: offset + 1, &known, body)
        }
    }

    /// The texts that the enumerations of all of some forms have in common at a place.
    func commonTexts(of forms: [Form], at place: Int) -> [Int] {
        let texts = forms.map {
            symbols.enumerations[symbols.symbols[$0.segments.lowerBound + place].detail]
        }
        return texts.dropFirst().reduce(into: Set(texts[0])) { $0.formIntersection($1) }.sorted()
    }
}
