import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingKit

/// The texts of a URL that a type takes, with the values that they are, and those that it refuses.
struct ReadTexts: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let values: [String: String]
    let refused: [String]
    let read: @Sendable (String) -> String?

    init<Value: Decodable & Sendable>(
        _ type: Value.Type, _ values: [String: String], refused: [String] = [],
        describing describe: @escaping @Sendable (Value) -> String = { "\($0)" }
    ) {
        testDescription = "\(type)"
        self.values = values
        self.refused = refused
        read = { ParameterText.value($0, as: Value.self).map(describe) }
    }
}

/// Parameters of one optional value.
struct Maybe<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let value: Value?
}

enum Kind: String, Codable, CaseIterable, Sendable {
    case url = "URL"
    case photos = "PHOTOS"
}

struct `The text of a value` {
    private enum Stars: Int, Codable, CaseIterable {
        case one = 1
        case two
    }

    private static let uuid = "4D9C2F0E-8A1B-4C3D-9E5F-0123456789AB"
    private static let urls = [
        "https://momentsapp.com/", "HTTPS://Example.com", "mailto:a@example.com",
        "https://example.com/%C3%A4?a=%20#b", "https://example.com/a?b=c&d#e",
        "moments://product/1",
    ]

    private static let types = [
        ReadTexts(
            Int.self, ["0": "0", "-0": "0", "007": "7", "-9223372036854775808": "\(Int.min)"],
            refused: [
                "", "+5", "0x10", "١", "1e3", " 5", "5.0", "1_000", "--1", "-",
                "9223372036854775808", "1,000", "5\u{0}", "4\u{301}",
            ]),
        ReadTexts(Int8.self, ["127": "127"], refused: ["128"]),
        ReadTexts(UInt.self, ["18446744073709551615": "\(UInt.max)"], refused: ["-1"]),
        ReadTexts(
            Double.self,
            [
                "1.5": "1.5", "-0.25": "-0.25", "3": "3.0", "00.5": "0.5",
                String(repeating: "9", count: 50): "1e+50",
            ],
            refused: [
                "", ".", ".5", "5.", "1e3", "0x1p3", "nan", "inf", "+1.5", " 1.5", "1,5", "١.٢",
                String(repeating: "9", count: 400),
            ]),
        // Not infinity.
        ReadTexts(
            Float.self, ["1.5": "1.5"], refused: ["1e3", String(repeating: "9", count: 50)]),
        ReadTexts(
            Bool.self, ["true": "true", "false": "false", "": "true"],
            refused: ["True", "1", "yes", " true", "ｔrue"]),
        ReadTexts(
            URL.self, Dictionary(uniqueKeysWithValues: urls.map { ($0, $0) }),
            refused: [
                "https://ⓜomentsapp。com/", "https://münchen.example/", "https://example.com/a b",
                "https://\u{212A}.example/", "https://example.com/\u{37E}a", "example.com",
                "https://example.com/a\u{200B}", "//example.com/", "", "/page/1", "://", "https://",
                "https:///a", "HTTP:a", "http://:80/", "https://?a", "https:",
            ]),
        ReadTexts(
            Date.self,
            [
                "1970-01-01T00:00:00Z": "0.0", "1970-01-01T02:00:00+02:00": "0.0",
                "1970-01-02": "86400.0", "1970-01-01T00:00:01.5Z": "1.5",
            ],
            refused: [
                "", "0", "1795428000", "2026", "2026-11", "23.11.2026", "2026-11-23T10:00:00",
                "2026-11-23T10:00:00Zx", "2026-13-01", "2026-02-30", "2026-11-23T25:00:00Z",
                "２026-11-23", " 2026-11-23", "+2026-11-23",
            ]
        ) { "\($0.timeIntervalSince1970)" },
        ReadTexts(
            Kind.self, ["URL": "url", "PHOTOS": "photos"], refused: ["photos", "url", "", "VIDEO"]),
        ReadTexts(Stars.self, ["2": "two"], refused: ["3", "+2"]),
        ReadTexts(
            UUID.self, [uuid: uuid, uuid.lowercased(): uuid],
            refused: ["", "4d9c2f0e", "4D9C2F0E8A1B4C3D9E5F0123456789AB", "{4D9C2F0E-8A1B}"]),
        ReadTexts(ItemParameters.self, [:], refused: ["{\"id\":1}"]),
        ReadTexts([Int].self, [:], refused: ["[1]"]),
    ]

    @Test(arguments: types)
    func `a text is a value of a type only if all readers of URLs agree on it`(type: ReadTexts) {
        for (text, value) in type.values { #expect(type.read(text) == value, "\(text)") }
        for text in type.refused { #expect(type.read(text) == nil, "\(text)") }
    }
}

@MainActor
struct `The parameters of a Navigator` {
    private struct Mixed: Codable, Hashable, Sendable {
        let id: Int
        let userName: String
        let color: String?
    }

    private struct Code: Codable, Hashable, Sendable, ParameterExample {
        static let example = Code(letters: "AB-1")
        let letters: String

        init(letters: String) {
            self.letters = letters
        }

        init(from decoder: any Decoder) throws {
            letters = try decoder.singleValueContainer().decode(String.self)
            guard letters.contains("-") else { throw NotFound("code") }
        }
    }

    /// The names of the parameters that a link gives, of those that are decoded.
    private struct GivenNames: Decodable, Sendable {
        enum CodingKeys: CodingKey { case id, color }

        let names: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            _ = try container.decode(Int.self, forKey: .id)
            _ = try container.decodeIfPresent(String.self, forKey: .color)
            names = container.allKeys.map(\.stringValue)
        }
    }

    private final class Category: Decodable, Sendable {
        let name: String
        let parent: Category?
        let children: [Category]
    }

    private struct CategoryParameters: Decodable {
        let category: Payload<Category>
    }

    @Test
    func `a declared type may take certain texts only, or hold values of its own type`() throws {
        let code = try #require(try ParameterProbe.parameters(of: One<Code>.self).first)
        #expect(code.type == "Code")
        #expect(code.isRequired)
        #expect(ParameterText.value("XY-2", as: Code.self) == Code(letters: "XY-2"))
        let category = try ParameterProbe.parameters(of: CategoryParameters.self).first
        #expect(category?.type == "Category")
        #expect(category?.isPayload == true)
    }

    /// Why a URL is refused at a path; `nil` if it opens.
    private func refusal<Parameters: Decodable & Sendable>(
        of url: String, at path: String, as type: Parameters.Type
    ) async throws -> RouteError.Reason? {
        try await Fixture { $0.pages(path, of: Parameters.self) }.open(url).error?.reason
    }

    @Test(arguments: [
        ("/item/7?userName=ann&color=red", "red"), ("/item/7?username=ann", nil),
        ("/item/7?USERNAME=ann", nil), ("/item/7?user%4Eame=ann", nil),
    ])
    func `parameters of path and query are decoded together, in any case of their names`(
        url: String, color: String?
    ) async throws {
        let mixed = try await receive(url, at: "/item/:ID", as: Mixed.self)
        #expect(mixed == Mixed(id: 7, userName: "ann", color: color))
    }

    @Test(arguments: ["value=8", "VALUE=8", "%76alue=8", "value=7", "value", "value=", "a&value=8"])
    func `a query can't override or add to a path's parameter`(query: String) async throws {
        let repeated = RouteError.Reason.parameter(.repeated(name: "value"))
        let url = "/item/7?\(query)"
        #expect(try await refusal(of: url, at: "/item/:value", as: One<Int>.self) == repeated)
        #expect(try await refusal(of: url, at: "/item/:value", as: One<[Int]>.self) == repeated)
    }

    @Test func `undeclared names of a query reach no Navigator and no screen's URL`() async throws {
        // A dictionary takes every name that there is.
        let all = try await receive("/all?utm_source=x&id=1", at: "/all", as: [String: Int].self)
        #expect(all == [:])
        let given = try await receive("/item/1?x=2", at: "/item/:id", as: GivenNames.self)
        #expect(given?.names == ["id"])
        let attached = PageNavigator<Attached>()
        let app = try await Fixture {
            $0.pages("/Item/:id", of: Mixed.self)
            $0.register(path: "/attached", navigator: attached)
        }
        await app.open("/ITEM/7/?USERNAME=A%2fb&utm_source=x&utm_source=y#z")
        await app.open("/attached?items=1", payload: RouteValue([2]))
        #expect(attached.received.map(\.items.value) == [[2]])
        #expect(app.path == ["/home", "/Item/7?userName=A%2Fb", "/attached"])
    }

    @Test
    func `an optional value is absent if it is left out, or empty and not a text`() async throws {
        for (query, value) in [("", nil), ("?value=", ""), ("?value", ""), ("?value=a", "a")] {
            let received = try await receive("/maybe\(query)", at: "/maybe", as: Maybe<String>.self)
            #expect(received == Maybe(value: value))
        }
        let url = "/maybe?value="
        #expect(try await receive(url, at: "/maybe", as: Maybe<Kind>.self) == Maybe(value: nil))
        #expect(
            try await receive("/maybe?value", at: "/maybe", as: Maybe<Bool>.self)?.value == true)
        #expect(
            try await refusal(of: url, at: "/maybe", as: One<Int>.self)
                == .parameter(.invalid(name: "value", value: "", type: "Int")))
    }

    private func checkEmpty<Value: Codable & Hashable & Sendable & Numeric>(
        _ type: Value.Type
    ) async throws {
        let url = "/maybe?value="
        #expect(try await receive(url, at: "/maybe", as: Maybe<Value>.self) == Maybe(value: nil))
        #expect(
            try await receive(url + "7", at: "/maybe", as: Maybe<Value>.self) == Maybe(value: 7))
        #expect(
            try await refusal(of: url + "x", at: "/maybe", as: Maybe<Value>.self)
                == .parameter(.invalid(name: "value", value: "x", type: "\(type)")))
    }

    @Test func `an empty value of each type of number is absent`() async throws {
        let types: [any (Codable & Hashable & Sendable & Numeric).Type] = [
            Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self,
            UInt16.self, UInt32.self, UInt64.self, Float.self, Double.self,
        ]
        for type in types { try await checkEmpty(type) }
    }

    @Test(arguments: [
        ("?value=a&value=b", ["a", "b"]), ("?value=b&x=1&VALUE=a", ["b", "a"]),
        ("?value=a", ["a"]), ("?value=", [""]), ("?value=a&value=a", ["a", "a"]), ("", []),
        ("?value=a,b", ["a,b"]), ("?value%5B%5D=a&VALUE%5b%5d=b&value=c", ["a", "b", "c"]),
    ])
    func `a repeated parameter is an array, and refused where one value is declared`(
        query: String, values: [String]
    ) async throws {
        let url = "/list\(query)"
        #expect(try await receive(url, at: "/list", as: One<[String]>.self)?.value == values)
        let received = try await receive(url, at: "/list", as: Maybe<[String]>.self)
        #expect(received == Maybe(value: values.isEmpty ? nil : values))
        if values.count > 1, !query.contains("%") {
            let repeated = RouteError.Reason.parameter(.repeated(name: "value"))
            #expect(try await refusal(of: url, at: "/list", as: Maybe<String>.self) == repeated)
        }
    }

    @Test func `each element of a repeated parameter has its type, or is empty`() async throws {
        #expect(
            try await refusal(of: "/list?value=1&value=x", at: "/list", as: One<[Int]>.self)
                == .parameter(.invalid(name: "value", value: "x", type: "Int")))
        let numbers = try await receive(
            "/list?value=&value=1&value=", at: "/list", as: One<[Int]>.self)
        #expect(numbers?.value == [1])
        let kinds = try await receive(
            "/list?value=URL&value=PHOTOS", at: "/list", as: One<[Kind]>.self)
        #expect(kinds?.value == [.url, .photos])
    }

    @Test(
        arguments: [
            ("/item/7;v=1", "matrix-parameter"), ("/item/7;", "matrix-parameter"),
            ("/number/7;v=1", "matrix-parameter"), ("/item;a/7", "matrix-parameter"),
            ("/item/7%3Bv=1", "matrix-parameter"), ("/item/;", "matrix-parameter"),
            ("/text/a;b=c", nil), ("/text/a;b=c?d=1;e=2", nil),
            ("/nowhere/7;v=1", "unknown-route"), ("/item/7?id=1;2", "repeated-parameter"),
        ] as [(String, String?)])
    func `a semicolon in a segment is named outside of texts`(
        url: String, code: String?
    ) async throws {
        let app = try await Fixture {
            $0.items("/item/:id", "/number/:id(int)")
            $0.pages("/text/:value", of: One<String>.self)
        }
        #expect(await app.code(url) == code)
    }
}
