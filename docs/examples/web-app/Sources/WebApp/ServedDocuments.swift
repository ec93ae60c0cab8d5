import CommandLineKit
import Foundation

/// The documents of a folder with the changes that apps have sent. The changes, and the first visit
/// of each user, are lines of `changes.jsonl` in the same folder, so that the server knows them,
/// and their keys, after a restart.
actor ServedDocuments {
    typealias Object = [String: Any]

    /// A change that was answered, or the first visit of a user.
    private struct Record: Codable {
        let key: String
        let user: String
        let change: Change
        /// `nil` if it was taken.
        var refusal: String?
    }

    /// What an app sends; of a visit, only a name.
    private struct Change: Codable {
        struct Body: Codable {
            var moment: String?
            var isLiked: Bool?
            var title: String?
            var url: String?
            var to: String?
            var text: String?
            var createdDate: String?
            var items: [Item]?
        }

        struct Item: Codable {
            let productID: Int
            let quantity: Int
        }

        let name: String
        var body = Body()
    }

    private let folder: URL
    /// The file with the changes. As long as it is open, no other server can open it.
    private let file: FileHandle
    private var records: [Record] = []
    /// Everyone who has asked for something, in the order in which they came.
    private var users: [String] { NSOrderedSet(array: records.map(\.user)).array.map { "\($0)" } }

    /// - Throws: ``CommandError`` for a folder that can't be used, or that another server uses.
    init(_ folder: URL) throws(CommandError) {
        self.folder = folder
        file = try WebApp.open("changes.jsonl", in: folder, for: "--documents")
        let text = (try? file.readToEnd()) ?? Data()
        var keys: Set<String> = []
        // A kill or a full disk may have left half of a line, which was never answered, or a line
        // without its answer, which came again.
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let record = try? JSONDecoder().decode(Record.self, from: line)
            if let record, keys.insert(record.key).inserted { records.append(record) }
        }
    }

    /// Takes a change, once for each key.
    /// - Returns: Why it is refused for good; `nil` if it isn't.
    /// - Throws: `DecodingError` for a body of another structure, or the error of writing it down.
    func take(_ body: Data, _ key: String, from user: String) throws -> String? {
        if let record = records.first(where: { $0.key == key }) { return record.refusal }
        greet(user)
        let change = try JSONDecoder().decode(Change.self, from: body)
        let refusal = try refusal(of: change, from: user)
        try keep(Record(key: key, user: user, change: change, refusal: refusal))
        return refusal
    }

    private func keep(_ record: Record) throws {
        // The break before it ends half of a line.
        let line = Data("\n".utf8) + (try JSONEncoder().encode(record)) + Data("\n".utf8)
        try file.write(contentsOf: line)
        try file.synchronize()
        records.append(record)
    }

    private func refusal(of change: Change, from user: String) throws -> String? {
        let body = change.body
        let isDated = body.createdDate.flatMap { Int($0) } != nil
        let hasText = (change.name == "message" ? body.text : body.title) != nil
        switch change.name {
        case "order":
            let catalogue = try document("catalogue", for: user).map {
                try JSONSerialization.jsonObject(with: $0) as? Object
            }
            let products = catalogue??["products"] as? [Object] ?? []
            let items = body.items ?? []
            let quantities = Self.quantities(of: items)
            for item in items {
                let product = products.first { $0["id"] as? Int == item.productID }
                let (stock, name) = (product?["stock"] as? Int ?? 0, product?["name"] ?? "product")
                guard item.quantity > 0, quantities[item.productID] ?? 0 <= stock else {
                    return "There are \(stock) left of '\(name)'."
                }
            }
            return nil
        case "message" where !users.contains(body.to ?? ""): return "Nobody has this name."
        case "message", "moment": return isDated && hasText ? nil : "It has a text and a date."
        case "like": return body.moment == nil ? "Which moment?" : nil
        default: return "The server doesn't know such a change."
        }
    }

    /// How many pieces of each product some items have together.
    private static func quantities(of items: [Change.Item]) -> [Int: Int] {
        Dictionary(items.map { ($0.productID, $0.quantity) }) { one, other in
            let (sum, isTooLarge) = one.addingReportingOverflow(other)
            return isTooLarge ? .max : sum
        }
    }

    /// Knows a user from now on, also after a restart: a message to someone who has asked for
    /// something isn't refused because they haven't come back yet.
    private func greet(_ user: String?) {
        guard let user, !users.contains(user) else { return }
        // A full disk keeps nobody from reading.
        try? keep(Record(key: UUID().uuidString, user: user, change: Change(name: "visit")))
    }

    /// A document as a user sees it.
    /// - Parameter user: Nobody in particular if `nil`.
    /// - Returns: JSON; `nil` if there is no such document.
    /// - Throws: ``CommandError`` for one that is no object of JSON.
    func document(_ name: String, for user: String?) throws -> Data? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else {
            return nil
        }
        greet(user)
        let file = folder.appending(path: "\(name).json")
        guard let kind = try? file.resourceValues(forKeys: [.isRegularFileKey]) else { return nil }
        // A pipe would keep everyone waiting.
        guard kind.isRegularFile == true, let data = try? Data(contentsOf: file),
            var object = (try? JSONSerialization.jsonObject(with: data)) as? Object
        else { throw CommandError.data("\(file.path) is no file with an object of JSON") }
        switch parts[0] {
        case "catalogue": sell(in: &object)
        case "moments": post(in: &object, for: user, isFirst: parts.count == 1)
        case "conversations": object = conversations(of: user, in: object)
        default: return data
        }
        return try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    }

    /// The changes of a kind that were taken, in the order in which they came.
    private func taken(_ name: String) -> [Record] {
        records.filter { $0.refusal == nil && $0.change.name == name }
    }

    /// Changes each object of a list of a document.
    private func edit(_ list: String, of json: inout Object, by change: (inout Object) -> Void) {
        json[list] = (json[list] as? [Object])?.map { object in
            var object = object
            change(&object)
            return object
        }
    }

    /// Lowers the stock by all orders.
    private func sell(in catalogue: inout Object) {
        let sold = Self.quantities(of: taken("order").flatMap { $0.change.body.items ?? [] })
        edit("products", of: &catalogue) { product in
            let stock = max(0, product["stock"] as? Int ?? 0)
            product["stock"] = max(0, stock - (sold[product["id"] as? Int ?? 0] ?? 0))
        }
    }

    /// Adds the moments and likes of all users.
    private func post(in timeline: inout Object, for user: String?, isFirst: Bool) {
        if let user { timeline["userDetails"] = Self.person(user) }
        let posted = isFirst ? taken("moment") : []
        let new = posted.reversed().map { record -> Object in
            let body = record.change.body
            return [
                "id": record.key, "userDetails": Self.person(record.user), "likes": 0,
                "isLiked": false, "title": body.title ?? "", "createdDate": body.createdDate ?? "0",
                "type": body.url == nil ? "PHOTOS" : "URL", "photos": [String](),
                "url": body.url ?? "",
            ]
        }
        timeline["moments"] = new + (timeline["moments"] as? [Object] ?? [])
        let likes = taken("like")
        edit("moments", of: &timeline) { moment in
            let own = likes.filter { $0.change.body.moment == moment["id"] as? String }
            let latest = Dictionary(own.map { ($0.user, $0.change.body.isLiked == true) }) { $1 }
            let count = latest.values.count { $0 }
            moment["likes"] = min(max(0, moment["likes"] as? Int ?? 0), .max - count) + count
            let isLiked = user == nil && moment["isLiked"] as? Bool == true
            moment["isLiked"] = user.flatMap { latest[$0] } ?? isLiked
        }
    }

    /// The conversations of a user with everyone else who has signed in.
    private func conversations(of user: String?, in document: Object) -> Object {
        guard let user else { return document }
        let messages = taken("message")
        return [
            "userDetails": Self.person(user),
            "conversations": users.filter { $0 != user }.map { other -> Object in
                let between = messages.filter {
                    Set([$0.user, $0.change.body.to]) == [user, other]
                }
                return [
                    "id": other, "userDetails": Self.person(other),
                    "messages": between.map { record -> Object in
                        [
                            "id": record.key, "senderID": record.user,
                            "text": record.change.body.text ?? "",
                            "createdDate": record.change.body.createdDate ?? "0",
                        ]
                    },
                ]
            },
        ]
    }

    private static func person(_ name: String) -> Object {
        ["id": name, "name": name, "avatar": ""]
    }
}
