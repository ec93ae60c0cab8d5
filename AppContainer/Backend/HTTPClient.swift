import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Gets the answers of a server, each with a limit of its length and its time. It keeps no cookies
/// and no files, and follows no redirect to another host.
final class HTTPClient: Sendable {
    private let answers = HTTPAnswers()
    private let session: URLSession
    private let limit: TimeInterval

    /// - Parameter limit: The longest time of an answer, in seconds.
    init(limit: TimeInterval) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        // A cache on the way may not answer either.
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        session = URLSession(configuration: configuration, delegate: answers, delegateQueue: nil)
        self.limit = limit
    }

    /// The session holds its delegate until then.
    deinit { session.finishTasksAndInvalidate() }

    /// - Throws: `HTTPError`, `URLError` or `POSIXError` for an answer that doesn't come or is too
    ///   long; `CancellationError`.
    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let task = session.dataTask(with: request)
        let queue = session.delegateQueue
        let (stream, receiver) = HTTPAnswers.Stream.makeStream()
        // A cancellation holds a lock of the waiting task, which the end of the answer needs:
        // nothing waits here.
        receiver.onTermination = { [answers] _ in
            queue.addOperation { answers.end(task, because: CancellationError()) }
        }
        queue.addOperation { [answers] in answers.begin(task, for: receiver) }
        // Has no effect after the end.
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) {
            receiver.finish(throwing: POSIXError(.ETIMEDOUT))
        }
        for try await answer in stream { return answer }
        throw CancellationError()
    }
}

/// The answers that are being received. All of it runs on the queue of the session.
private final class HTTPAnswers: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// A stream of one answer, or of its error.
    typealias Stream = AsyncThrowingStream<(Data, HTTPURLResponse), any Error>

    /// The most bytes of an answer, after decompression.
    private static let longest = 16 << 20

    /// What was received so far, and who gets it, by the identifiers of the tasks.
    private var answers: [Int: (data: Data, receiver: Stream.Continuation)] = [:]

    func begin(_ task: URLSessionTask, for receiver: Stream.Continuation) {
        answers[task.taskIdentifier] = (Data(), receiver)
        task.resume()
    }

    func end(_ task: URLSessionTask, because error: any Error) {
        answers.removeValue(forKey: task.taskIdentifier)?.receiver.finish(throwing: error)
        task.cancel()
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        answers[dataTask.taskIdentifier]?.data.append(data)
        let count = answers[dataTask.taskIdentifier]?.data.count ?? 0
        if count > Self.longest { end(dataTask, because: POSIXError(.EFBIG)) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        guard let answer = answers.removeValue(forKey: task.taskIdentifier) else { return }
        if let response = task.response as? HTTPURLResponse, error == nil {
            answer.receiver.yield((answer.data, response))
        }
        // Nobody reads an error after an answer.
        answer.receiver.finish(
            throwing: error ?? HTTPError(description: "the server's answer isn't HTTP"))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        let old = task.originalRequest?.url
        let new = request.url
        let isSame =
            new?.host() == old?.host() && new?.port == old?.port && new?.scheme == old?.scheme
        if isSame { return completionHandler(request) }
        completionHandler(nil)
        let host = new?.host() ?? "nowhere"
        end(task, because: HTTPError(description: "the server redirects to another host, \(host)"))
    }
}
