import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `The index` {
    private let fixture: FixturePackage

    init() throws {
        fixture = try FixturePackage(containing: [
            "App.xcodeproj/project.pbxproj": "", "Derived/App-abc/Index.noindex/DataStore/v5/a": "",
            "Derived/App-abc/Build/Products/Debug/App.app/a": "",
            "Derived/Other-abc/Index/DataStore/v5/a": "", ".build/debug/index/store/v5/a": "",
        ])
    }

    @Test(arguments: [
        (".build/debug", ".build/debug/index/store"),
        ("Derived/App-abc", "Derived/App-abc/Index.noindex/DataStore"),
        ("Derived/App-abc/Build/Products/Debug", "Derived/App-abc/Index.noindex/DataStore"),
        ("Derived/Other-abc", "Derived/Other-abc/Index/DataStore"), ("App.xcodeproj", nil),
    ])
    func `is found in a folder of SwiftPM or Xcode`(build: String, index: String?) {
        let found = BuildFolder(at: fixture.url.appending(path: build)).index
        #expect(found?.path == index.map { fixture.url.appending(path: $0).path })
    }

    @Test func `of an Xcode project is found by the name of the project`() {
        let derived = fixture.url.appending(path: "Derived")
        let found = IndexPlaces.index(ofXcodeProjectsIn: fixture.url, derivedData: derived)
        #expect(found?.path.hasSuffix("/Derived/App-abc/Index.noindex/DataStore") == true)
        let none = IndexPlaces.index(ofXcodeProjectsIn: derived, derivedData: derived)
        #expect(none == nil)
    }
}
