import Foundation

/// What is wrong with a document that JSONDecoder refuses as a whole.
///
/// On Linux the decoder names no place in a text that is not JSON, or for a number that does not fit
/// its type, such as 1.5 where a whole number is expected.
struct DocumentIssue {
    /// The place inside the document; empty for the whole.
    let path: String
    /// What was expected there and what was found.
    let problem: String

    /// Checks a refused document; `nil` if neither is the case.
    init?(in data: Data, as type: any Decodable.Type) {
        do {
            let json = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            let quoted = try JSONSerialization.data(
                withJSONObject: Self.quoting(json), options: .fragmentsAllowed)
            _ = try JSONDecoder().decode(type, from: quoted)
            return nil
        } catch DecodingError.typeMismatch(let type, let context)
            where type is any BinaryInteger.Type
        {
            path = DocumentError.path(context.codingPath)
            problem = "\(type) is expected, but the number there does not fit it"
        } catch let error as CocoaError {
            let detail = error.userInfo["NSDebugDescription"] ?? error.localizedDescription
            path = ""
            problem = "valid JSON is expected. \(detail)"
        } catch {
            return nil
        }
    }

    /// Replaces fractions by texts, for which the decoder names the place.
    private static func quoting(_ json: Any) -> Any {
        switch json {
        case let object as [String: Any]: object.mapValues(quoting)
        case let array as [Any]: array.map(quoting)
        case let number as NSNumber where number as? Int == nil: "\(number)"
        default: json
        }
    }
}
