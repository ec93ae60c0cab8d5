import Foundation
import RoutingTestSupport

/// A server on loopback.
nonisolated final class FileServer: Sendable {
    /// How a server answers.
    nonisolated enum Mode: Sendable {
        /// With a head, and then with a part of a body again and again, after a pause in
        /// microseconds.
        case endless(head: String, part: Data, pause: UInt32)
        /// With a whole answer.
        case answer(Data)
        /// Never.
        case silence

        static func answer(_ status: String, _ fields: String..., body: String = "") -> Mode {
            let length = "Content-Length: \(body.utf8.count)"
            let head = ["HTTP/1.1 \(status)", length, "Connection: close"] + fields
            return .answer(Data((head + ["", body]).joined(separator: "\r\n").utf8))
        }

        static let error = answer("503 Service Unavailable")
    }

    let port: UInt16
    private let socket: Int32
    private let mode: Locked<Mode>
    /// What clients have sent, at least its beginning.
    let requests = Locked<[String]>([])

    var url: URL { URL(string: "http://127.0.0.1:\(port)") ?? URL(filePath: "/") }

    /// Starts a server.
    /// - Parameter port: The port of one that was stopped; any if 0.
    init(_ mode: Mode, on port: UInt16 = 0) throws {
        self.mode = Locked(mode)
        #if canImport(Glibc)
            socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var reuses: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (socket, result) = withUnsafeMutablePointer(to: &address) { [socket] pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                let result = bind(socket, $0, size)
                listen(socket, 16)
                getsockname(socket, $0, &size)
                return (socket, result)
            }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        self.port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let client = accept(socket, nil, nil)
                guard client >= 0, let self else { return }
                Thread.detachNewThread { self.serve(client) }
            }
        }
    }

    func answer(_ mode: Mode) { self.mode.withLock { $0 = mode } }

    /// Ends the server, as a kill does.
    func stop() {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    private func serve(_ client: Int32) {
        defer { close(client) }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = recv(client, &bytes, bytes.count, 0)
        guard count > 0 else { return }
        let request = String(decoding: bytes.prefix(count), as: UTF8.self)
        requests.withLock { $0.append(request) }
        switch mode.value {
        case .endless(let head, let part, let pause):
            var isOpen = write(Data("\(head)\r\n\r\n".utf8), to: client)
            while isOpen {
                usleep(pause)
                isOpen = write(part, to: client)
            }
        case .answer(let answer): write(answer, to: client)
        case .silence:
            // Until the client leaves.
            _ = recv(client, &bytes, bytes.count, 0)
        }
    }

    /// - Returns: `false` if the client has left.
    @discardableResult private func write(_ data: Data, to client: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                let sent = send(client, start, rest.count, Int32(MSG_NOSIGNAL))
                guard sent > 0 else { return false }
                rest = rest.dropFirst(sent)
            }
            return true
        }
    }
}
