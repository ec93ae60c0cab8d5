import Foundation
import SampleData

/// The documents of the sample with a few products and moments, some of which are hostile.
enum SmallBackend {
    /// A text that only a conversation has.
    static let secret = "the-secret-of-a-conversation"

    /// Writes the documents to a folder.
    static func write(to folder: URL, products: Set<Int> = [1, 2], now: Date = Date())
        throws
    {
        let sample = try SampleData(now: now).documents()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, data) in sample {
            var document = try object(data)
            switch name {
            case "catalogue":
                document["products"] = objects(document["products"])
                    .filter { products.contains($0["id"] as? Int ?? 0) }
                    .map { $0.merging(["description": "</p><script>alert(1)</script>"]) { $1 } }
            case "moments":
                document["moments"] = objects(document["moments"]).prefix(4).enumerated().map {
                    index, moment in
                    let url = "javascript:alert(1)"
                    let hostile: [String: Any] = ["title": "\" onload=\"alert(1)"]
                    let link: [String: Any] = moment["url"] == nil ? [:] : ["url": url]
                    return index == 0 ? moment : moment.merging(hostile) { $1 }.merging(link) { $1 }
                }
            default:
                let text = String(decoding: data, as: UTF8.self)
                try Data(text.replacing(/"text" : "[^"]*"/, with: "\"text\" : \"\(secret)\"").utf8)
                    .write(to: folder.appending(path: "\(name).json"))
                continue
            }
            try JSONSerialization.data(withJSONObject: document)
                .write(to: folder.appending(path: "\(name).json"))
        }
    }

    private static func object(_ data: Data) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    private static func objects(_ value: Any?) -> [[String: Any]] {
        value as? [[String: Any]] ?? []
    }
}
