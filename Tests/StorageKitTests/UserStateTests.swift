import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A state that belongs to users` {
    private final class Device {
        var user: String?
        let storage: Storage

        @MainActor
        init(_ folder: URL? = nil, warn: @escaping (String) -> Void = { Issue.record("\($0)") }) {
            storage = Storage(
                documents: .memory([:]), folder: folder.map { StateFolder($0, warn: warn) })
            storage.currentUser = { [unowned self] in user }
        }

        @MainActor var cart: UserState<[String]> {
            storage.userState("cart", initial: ["list"]) { $0 += $1.filter { $0 != "list" } }
        }

        @MainActor
        func signIn(_ name: String?) {
            user = name
            storage.claimGuestState()
        }
    }

    @Test
    func `is another one for each user, and without a user`() throws {
        let device = Device()
        for user in ["Ann", "Bob"] {
            device.signIn(user)
            #expect(device.cart.value == ["list"])
            try device.cart.update { $0.append("tea of \(user)") }
            device.signIn(nil)
            #expect(device.cart.value == ["list"])
        }
        device.signIn("Ann")
        #expect(device.cart.value == ["list", "tea of Ann"])
    }

    @Test(arguments: [nil, ["list", "pot"]])
    func `before the login it goes along to the user who signs in, once`(
        own: [String]?
    ) async throws {
        try await withTemporaryFolder { folder in
            let device = Device(folder)
            if let own {
                device.signIn("Ann")
                try device.cart.update { $0 = own }
                device.signIn(nil)
            }
            try device.cart.update { $0.append("cup") }
            device.signIn("Ann")
            #expect(device.cart.value == (own ?? ["list"]) + ["cup"])
            device.signIn(nil)
            #expect(device.cart.value == ["list"])
            device.signIn("Bob")
            #expect(device.cart.value == ["list"])
            let next = Device(folder)
            next.user = "Ann"
            #expect(next.cart.value == (own ?? ["list"]) + ["cup"])
        }
    }

    @Test
    func `goes along at the next launch if the app ended before it could`() async throws {
        try await withTemporaryFolder { folder in
            try Device(folder).cart.update { $0.append("cup") }
            let next = Device(folder)
            next.user = "Ann"
            #expect(next.cart.value == ["list", "cup"])
            next.user = "Bob"
            #expect(next.cart.value == ["list"])
        }
    }

    @Test
    func `changes nothing if the change fails`() throws {
        let device = Device()
        device.user = "Ann"
        #expect(throws: CancellationError.self) {
            try device.cart.update { cart in
                cart = []
                throw CancellationError()
            }
        }
        #expect(device.cart.value == ["list"])
    }

    @Test
    func `that could not be saved stays that of its user`() async throws {
        try await withTemporaryFolder { file in
            try Data().write(to: file)
            let device = Device(file.appending(path: "state")) { _ in }
            device.user = "Ann"
            device.cart.updateOrWarn { $0.append("tea") }
            #expect(device.storage.unsavedError?.description.contains("can't be used") == true)
            device.user = "Bob"
            #expect(device.cart.value == ["list"])
            try FileManager.default.removeItem(at: file)
            device.cart.updateOrWarn { $0.append("pot") }
            #expect(device.storage.unsavedError == nil)
            #expect(device.cart.value == ["list", "pot"])
            device.user = "Ann"
            #expect(device.cart.value == ["list", "tea"])
        }
    }

    @Test
    func `is removed without that of the others`() async throws {
        try await withTemporaryFolder { folder in
            let device = Device(folder)
            for user in ["Ann", "Bob"] {
                device.user = user
                try device.cart.update { $0.append("tea of \(user)") }
            }
            try device.storage.removeState(of: "Ann")
            let text = try String(
                contentsOf: folder.appending(path: "cart.json"), encoding: .utf8)
            #expect(!text.contains("Ann"))
            #expect(device.cart.value == ["list", "tea of Bob"])
        }
    }

    @Test
    func `is not removed where it can't be read, and says so`() async throws {
        try await withTemporaryFolder { folder in
            let place = folder.appending(path: "cart.json")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let device = Device(folder) { _ in }
            _ = device.cart
            #expect(throws: StateError.self) { try device.storage.removeState(of: "Ann") }
        }
    }
}
