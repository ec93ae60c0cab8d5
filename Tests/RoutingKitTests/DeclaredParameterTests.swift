import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
struct `The declared parameters of a type` {
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
        let code = try #require(try ParameterProbe.parameters(of: One<Code>.self).first)
        #expect(code.type == "Code" && code.isRequired)
        #expect(ParameterText.value("XY-2", as: Code.self) == Code(letters: "XY-2"))
        let category = try ParameterProbe.parameters(of: CategoryParameters.self).first
        #expect(category?.type == "Category" && category?.isPayload == true)
    }
}
