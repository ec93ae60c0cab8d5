import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Gets the answers of a server, each with a limit of its length and its time. It keeps no cookies
/// and no files, and follows no redirect to another host.
final class HTTPClient: Sendable {
    private let answers: HTTPAnswers
    private let session: URLSession

    /// - Parameter limit: The longest time of an answer, in seconds.
    init(limit: TimeInterval) {
        answers = HTTPAnswers(limit: limit)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        session = URLSession(
            configuration: configuration, delegate: answers, delegateQueue: answers.operations)
    }

    /// The session holds its delegate until then.
    deinit { session.finishTasksAndInvalidate() }

    /// - Throws: `HTTPError`, `URLError` or `POSIXError` for an answer that doesn't come or is too
    ///   long; `CancellationError`.
    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let task = session.dataTask(with: request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                answers.begin(task, continuation)
                // A cancellation before that has found nothing to end.
                if Task.isCancelled { answers.cancel(task) }
            }
        } onCancel: {
            // The canceller holds a lock of the task, which the end of the answer needs: nothing
            // waits here.
            answers.cancel(task)
        }
    }
}

/// The answers that are being received. All of it runs on one queue.
private final class HTTPAnswers: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    typealias Continuation = CheckedContinuation<(Data, HTTPURLResponse), any Error>

    private struct Answer {
        let continuation: Continuation
        let timeOut: DispatchWorkItem
        var data = Data()
    }

    /// The most bytes of an answer, after decompression.
    private static let longest = 16 << 20

    let operations = OperationQueue()
    private let queue = DispatchQueue(label: "HTTPClient")
    private let limit: TimeInterval
    private var answers: [Int: Answer] = [:]

    init(limit: TimeInterval) {
        self.limit = limit
        operations.underlyingQueue = queue
    }

    func begin(_ task: URLSessionTask, _ continuation: Continuation) {
        queue.async { [self] in
            let timeOut = DispatchWorkItem { [weak self] in
                self?.end(task, .failure(POSIXError(.ETIMEDOUT)))
            }
            answers[task.taskIdentifier] = Answer(continuation: continuation, timeOut: timeOut)
            queue.asyncAfter(deadline: .now() + limit, execute: timeOut)
            task.resume()
        }
    }

    func cancel(_ task: URLSessionTask) {
        queue.async { [self] in end(task, .failure(CancellationError())) }
    }

    private func end(_ task: URLSessionTask, _ result: Result<(Data, HTTPURLResponse), any Error>) {
        guard let answer = answers.removeValue(forKey: task.taskIdentifier) else { return }
        answer.timeOut.cancel()
        task.cancel()
        answer.continuation.resume(with: result)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        answers[dataTask.taskIdentifier]?.data.append(data)
        let count = answers[dataTask.taskIdentifier]?.data.count ?? 0
        if count > Self.longest { end(dataTask, .failure(POSIXError(.EFBIG))) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let data = answers[task.taskIdentifier]?.data ?? Data()
        if let error {
            end(task, .failure(error))
        } else if let response = task.response as? HTTPURLResponse {
            end(task, .success((data, response)))
        } else {
            end(task, .failure(HTTPError(description: "the server's answer isn't HTTP")))
        }
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
        completionHandler(isSame ? request : nil)
        guard !isSame else { return }
        let host = new?.host() ?? "nowhere"
        end(task, .failure(HTTPError(description: "the server redirects to another host, \(host)")))
    }
}
