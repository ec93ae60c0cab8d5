import Foundation

/// The parts of a JSON text that reading it as a value ignores, and that writing the value drops.
enum UnknownParts {
    /// The path of the first one, for instance `users.Ada.cart[0].colour`; `nil` if there is none.
    ///
    /// The key of an earlier version, which is read and not written, counts as one: nothing tells the
    /// two apart.
    static func first(in data: Data, readAs value: some Encodable) -> String? {
        let options = JSONSerialization.ReadingOptions.fragmentsAllowed
        guard let text = try? JSONSerialization.jsonObject(with: data, options: options),
            let encoded = try? JSONEncoder().encode(value),
            let written = try? JSONSerialization.jsonObject(with: encoded, options: options)
        else { return nil }
        return first(in: text, missingIn: written, at: "")
    }

    private static func first(in old: Any, missingIn new: Any, at path: String) -> String? {
        switch (old, new) {
        case (let old as [String: Any], let new as [String: Any]):
            for (key, part) in old.sorted(by: { $0.key < $1.key }) where !(part is NSNull) {
                let inner = path.isEmpty ? key : "\(path).\(key)"
                guard let other = new[key] else { return inner }
                if let found = first(in: part, missingIn: other, at: inner) { return found }
            }
        case (let old as [Any], let new as [Any]):
            for (index, part) in old.enumerated() {
                let inner = "\(path)[\(index)]"
                guard index < new.count else { return inner }
                if let found = first(in: part, missingIn: new[index], at: inner) { return found }
            }
        default: break
        }
        return nil
    }
}
