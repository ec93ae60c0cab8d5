import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
struct `The declared parameters of a type` {
    struct Everything: Decodable {
        let id: Int
        let name: String?
        let kind: Kind
        let tags: [String]
        let kinds: [Kind]?
        let link: URL
        let key: UUID?
        let isNew: Bool
        let items: Payload<[ItemParameters]>
        let note: Payload<Note>?
    }

    struct Note: Decodable, Sendable {
        let text: String
        let author: Author
        let next: Payload<Int>?
    }

    struct Author: Decodable, Sendable {
        let name: String
    }

    @Test(arguments: [
        ("id", "Int", "required"), ("name", "String", ""), ("kind", "URL|PHOTOS", "required"),
        ("tags", "[String]", "repeated"), ("kinds", "[URL|PHOTOS]", "repeated"),
        ("link", "URL", "required"), ("key", "UUID", ""), ("isNew", "Bool", "required"),
        ("items", "[ItemParameters]", "required payload"), ("note", "Note", "payload"),
    ])
    func `each has name, type and demands`(name: String, type: String, demands: String) throws {
        let all = try ParameterProbe.parameters(of: Everything.self)
        let parameter = try #require(all.first { $0.name == name })
        #expect(parameter.type == type)
        #expect(parameter.isRequired == demands.contains("required"))
        #expect(parameter.isRepeated == demands.contains("repeated"))
        #expect(parameter.isPayload == demands.contains("payload"))
    }

    @Test
    func `they are in the order of the type`() throws {
        #expect(
            try ParameterProbe.parameters(of: Everything.self).map(\.name) == [
                "id", "name", "kind", "tags", "kinds", "link", "key", "isNew", "items", "note",
            ])
    }

    @Test
    func `a type without properties declares none`() throws {
        #expect(try ParameterProbe.parameters(of: NoParameters.self) == [])
    }

    struct Code: Decodable, Equatable, ParameterExample {
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

    struct CodeParameters: Decodable {
        let code: Code
    }

    @Test
    func `a type that takes certain texts only shows an example`() throws {
        let parameters = try ParameterProbe.parameters(of: CodeParameters.self)
        #expect(parameters.map(\.type) == ["Code"])
        #expect(ParameterText.value("XY-2", as: Code.self) == Code(letters: "XY-2"))
    }

    final class Category: Decodable, Sendable {
        let name: String
        let parent: Category?
        let children: [Category]
    }

    struct CategoryParameters: Decodable {
        let category: Payload<Category>
    }

    @Test
    func `a payload may hold values of its own type`() throws {
        let parameters = try ParameterProbe.parameters(of: CategoryParameters.self)
        #expect(parameters.map(\.type) == ["Category"])
    }
}
