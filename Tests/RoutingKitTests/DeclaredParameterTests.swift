import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
struct `The declared parameters of a type` {
    private struct Everything: Decodable {
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

    private struct Note: Decodable, Sendable {
        let text: String
        let author: Author
        let next: Payload<Int>?
    }

    private struct Author: Decodable, Sendable {
        let name: String
    }

    /// The parameters of a type, as `name: type` and what they demand.
    private func parameters<Parameters: Decodable>(of type: Parameters.Type) throws -> [String] {
        try ParameterProbe.parameters(of: type).map { parameter in
            let demands = [
                parameter.isRequired ? "required" : nil, parameter.isRepeated ? "repeated" : nil,
                parameter.isPayload ? "payload" : nil,
            ]
            return (["\(parameter.name): \(parameter.type)"] + demands.compactMap(\.self))
                .joined(separator: " ")
        }
    }

    @Test
    func `declared parameters have name, type and demands, in the order of the type`() throws {
        #expect(
            try parameters(of: Everything.self) == [
                "id: Int required", "name: String", "kind: URL|PHOTOS required",
                "tags: [String] repeated", "kinds: [URL|PHOTOS] repeated", "link: URL required",
                "key: UUID", "isNew: Bool required", "items: [ItemParameters] required payload",
                "note: Note payload",
            ])
        #expect(try parameters(of: NoParameters.self) == [])
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
        #expect(try parameters(of: One<Code>.self) == ["value: Code required"])
        #expect(ParameterText.value("XY-2", as: Code.self) == Code(letters: "XY-2"))
        #expect(
            try parameters(of: CategoryParameters.self) == ["category: Category required payload"])
    }
}
