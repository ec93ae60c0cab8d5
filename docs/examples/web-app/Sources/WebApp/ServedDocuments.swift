import CommandLineKit
import Foundation

/// The documents of a folder with the changes that apps have sent. The changes are lines of
/// `changes.jsonl` in the same folder, so that the server knows them, and their keys, after a
/// restart.
actor ServedDocuments {
    typealias Object = [String: Any]

    /// A change that was answered.
    private struct Record: Codable {
        let key: String
        let user: String
        let change: Change
        /// `nil` if it was taken.
        let refusal: String?
    }

    /// What an app sends.
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
        let body: Body
    }

    private let folder: URL
    private let now: @Sendable () -> Date
    private let file: FileHandle
    private let lock: FileHandle
    private var records: [Record] = []
    private var answers: [String: String?] = [:]
    /// Everyone who has asked for something, in the order in which they came.
    private var users: [String] = []

    /// - Throws: ``CommandError`` for a folder that can't be used, or that another server uses.
    init(_ folder: URL, now: @escaping @Sendable () -> Date) throws(CommandError) {
        self.folder = folder
        self.now = now
        lock = try WebApp.lock(folder, for: "--documents")
        let path = folder.appending(path: "changes.jsonl").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .folder(folder, for: "--documents", code: errno) }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let text = (try? file.readToEnd()) ?? Data()
        // A kill or a full disk may have left half of a line, which was never answered, or a line
        // without its answer, which came again.
        for line in text.split(separator: UInt8(ascii: "\n")) {
            guard let record = try? JSONDecoder().decode(Record.self, from: line),
                answers[record.key] == nil
            else { continue }
            records.append(record)
            answers[record.key] = .some(record.refusal)
            if !users.contains(record.user) { users.append(record.user) }
        }
    }

    /// Takes a change, once for each key.
    /// - Returns: Why it is refused for good; `nil` if it isn't.
    /// - Throws: `DecodingError` for a body of another structure, or the error of writing it down.
    func take(_ body: Data, _ key: String, from user: String) throws -> String? {
        if let answer = answers[key] { return answer }
        greet(user)
        let change = try JSONDecoder().decode(Change.self, from: body)
        let record = Record(
            key: key, user: user, change: change, refusal: try refusal(of: change, from: user))
        // The break before it ends half of a line.
        let line = Data("\n".utf8) + (try JSONEncoder().encode(record)) + Data("\n".utf8)
        try file.write(contentsOf: line)
        try file.synchronize()
        records.append(record)
        answers[key] = .some(record.refusal)
        return record.refusal
    }

    private func refusal(of change: Change, from user: String) throws -> String? {
        let body = change.body
        switch change.name {
        case "order":
            let products = try document("catalogue", for: user).flatMap(Self.object)?["products"]
            for item in body.items ?? [] {
                let product = (products as? [Object])?.first { $0["id"] as? Int == item.productID }
                let (stock, name) = (product?["stock"] as? Int ?? 0, product?["name"] ?? "product")
                guard 1...max(1, stock) ~= item.quantity, stock > 0 else {
                    return "There are \(stock) left of '\(name)'."
                }
            }
            return nil
        case "message": return users.contains(body.to ?? "") ? nil : "Nobody has this name."
        case "like": return body.moment == nil ? "Which moment?" : nil
        case "moment": return body.title == nil ? "A moment has a text." : nil
        default: return "The server doesn't know such a change."
        }
    }

    private func greet(_ user: String?) {
        if let user, !users.contains(user) { users.append(user) }
    }

    private static func object(_ data: Data) -> Object? {
        (try? JSONSerialization.jsonObject(with: data)) as? Object
    }

    /// A document as a user sees it.
    /// - Parameter user: Nobody in particular if `nil`.
    /// - Returns: JSON; `nil` if there is no such document.
    func document(_ name: String, for user: String?) throws -> Data? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else {
            return nil
        }
        greet(user)
        let file = folder.appending(path: "\(name).json")
        guard let data = try? Data(contentsOf: file), var object = Self.object(data) else {
            return nil
        }
        switch parts[0] {
        case "catalogue": sell(in: &object)
        case "moments": post(in: &object, for: user, isFirst: parts.count == 1)
        case "conversations": object = conversations(of: user, in: object)
        default: return data
        }
        return try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    }

    private var taken: [Record] { records.filter { $0.refusal == nil } }

    /// Lowers the stock by all orders.
    private func sell(in catalogue: inout Object) {
        let items = taken.flatMap { $0.change.body.items ?? [] }
        let sold = Dictionary(items.map { ($0.productID, $0.quantity) }) { $0 + $1 }
        catalogue["products"] = (catalogue["products"] as? [Object])?.map { product in
            var product = product
            let count = sold[product["id"] as? Int ?? 0] ?? 0
            product["stock"] = max(0, (product["stock"] as? Int ?? 0) - count)
            return product
        }
    }

    /// Adds the moments and likes of all users.
    private func post(in timeline: inout Object, for user: String?, isFirst: Bool) {
        if let user { timeline["userDetails"] = Self.person(user) }
        let posted = isFirst ? taken.filter { $0.change.name == "moment" } : []
        let new = posted.reversed().map { record -> Object in
            let body = record.change.body
            var moment: Object = [
                "id": record.key, "userDetails": Self.person(record.user), "likes": 0,
                "isLiked": false, "title": body.title ?? "", "createdDate": date(body),
                "type": body.url == nil ? "PHOTOS" : "URL",
            ]
            if let url = body.url { moment["url"] = url } else { moment["photos"] = [String]() }
            return moment
        }
        let likes = taken.filter { $0.change.name == "like" }
        timeline["moments"] = (new + (timeline["moments"] as? [Object] ?? [])).map { moment in
            let own = likes.filter { $0.change.body.moment == moment["id"] as? String }
            let latest = Dictionary(own.map { ($0.user, $0.change.body.isLiked == true) }) { $1 }
            var moment = moment
            let count = moment["likes"] as? Int ?? 0
            let isLiked = moment["isLiked"] as? Bool ?? false
            moment["likes"] = max(0, count + latest.values.count { $0 })
            moment["isLiked"] = user.flatMap { latest[$0] } ?? (user == nil && isLiked)
            return moment
        }
    }

    /// The conversations of a user with everyone else who has signed in.
    private func conversations(of user: String?, in document: Object) -> Object {
        guard let user else { return document }
        let messages = taken.filter { $0.change.name == "message" }
        return [
            "userDetails": Self.person(user),
            "conversations": users.filter { $0 != user }.map { other -> Object in
                let pair = [user, other]
                let between = messages.filter {
                    pair.contains($0.user) && pair.contains($0.change.body.to ?? "")
                        && $0.user != $0.change.body.to
                }
                return [
                    "id": other, "userDetails": Self.person(other),
                    "messages": between.map { record -> Object in
                        [
                            "id": record.key, "senderID": record.user,
                            "text": record.change.body.text ?? "",
                            "createdDate": date(record.change.body),
                        ]
                    },
                ]
            },
        ]
    }

    private static func person(_ name: String) -> Object {
        ["id": name, "name": name, "avatar": ""]
    }

    private func date(_ body: Change.Body) -> String {
        body.createdDate ?? "\(Int(now().timeIntervalSince1970))"
    }
}
