import DesignKit
import Hummingbird

/// Why the server doesn't pass a request on to the app.
enum Refusal: Error {
    /// The request has a form that isn't on a page of the session.
    case foreignForm(String)
    /// The server has another name than the request says.
    case wrongHost(String)
    /// The address is no path.
    case badAddress
    /// The form can't be read.
    case badForm(String)
    /// The form is too long.
    case tooLong
    /// There is no such method.
    case badMethod(String)
    /// A browser guesses that the user will open the link.
    case prefetch
    /// Too many requests of the session wait.
    case busy
}

extension Refusal {
    /// The status of the response.
    var status: HTTPResponse.Status {
        switch self {
        case .foreignForm: .forbidden
        case .wrongHost: .misdirectedRequest
        case .badAddress, .badForm: .badRequest
        case .tooLong: .contentTooLarge
        case .badMethod: .methodNotAllowed
        case .prefetch: .serviceUnavailable
        case .busy: .tooManyRequests
        }
    }

    /// The sentence for the user.
    var sentence: String {
        switch self {
        case .foreignForm: texts("This page is out of date. Open the app and try again.")
        case .wrongHost, .badAddress, .badMethod: texts("The app has no such page.")
        case .badForm: texts("The page can't be read. Open the app and try again.")
        case .tooLong: texts("The text is too long.")
        case .prefetch, .busy: texts("The app is busy. Try again in a moment.")
        }
    }

    /// The sentence for the log.
    var reason: String {
        switch self {
        case .foreignForm(let why): "a form that isn't on a page of the session: \(why)"
        case .wrongHost(let host): "the request is for '\(host)'; name the server with --origin"
        case .badAddress: "the address is no path"
        case .badForm(let why): "the form can't be read: \(why)"
        case .tooLong: "the form has more than \(Visit.formLimit) bytes"
        case .badMethod(let method): "\(method) is neither GET, HEAD nor POST"
        case .prefetch: "the browser fetches a page that the user hasn't opened"
        case .busy: "\(Turns.limit) requests of the session wait already"
        }
    }
}

/// The texts of this program.
let texts = Texts(.module)
