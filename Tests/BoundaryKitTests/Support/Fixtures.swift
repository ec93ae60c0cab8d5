import CommandLineKit
import Foundation
import MomentsTestSupport

@testable public import BoundaryKit

extension BoundaryRule: ExpressibleByStringLiteral {
    /// A rule in JSON as an adopter writes it, from the value of its first key on. Without a
    /// reason, its reason is a dash.
    public init(stringLiteral text: String) {
        do {
            let data = Data(#"{ "rule": \#(text) }"#.utf8)
            let value = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            let rule = (value ?? [:]).merging(["because": "-"]) { own, _ in own }
            self = try RuleFile(JSONSerialization.data(withJSONObject: [rule])).rules[0]
            place = nil
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Reads rules as an adopter writes them, each with the indented lines below it.
    static func rows(_ text: String) -> [(rule: BoundaryRule, lines: [String])] {
        text.rows.map { (BoundaryRule(stringLiteral: $0.head), $0.lines) }
    }
}

extension String {
    /// The lines of a table without its comments: each that isn't indented, with those below it.
    var rows: [(head: String, lines: [String])] {
        split(separator: "\n").reduce(into: []) { rows, line in
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("//") { return }
            if line.hasPrefix(" ") {
                rows[rows.count - 1].lines.append(text)
            } else {
                rows.append((text, []))
            }
        }
    }
}

extension ModuleGraph {
    /// The findings of rules as `file:line subject`, with the name of the file only.
    func findings(_ rules: BoundaryRule...) -> [String] {
        BoundaryReport(of: rules, in: self).issues.map { issue in
            let place = issue.place.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" }
            return "\(place ?? "nowhere") \(issue.subject)"
        }
    }

    /// A graph from lines such as `Features/Moments: Kit, import Shop, declare Log [Trait]
    /// {platform}`, `Kit #DEBUG` for an import in a branch of `#if`, or `Kit =Name` for a product
    /// that is imported by another name.
    ///
    /// A line begins with a module's folder, whose last part is its name: one that ends in `Tests`
    /// is a test, those in `Apps` are executables, those in `Plugins` plug-ins, all others
    /// libraries. The modules after it are declared and imported, or only one of both. A module
    /// without a line is external. Line 1 of `Package.swift` declares the first module; each module
    /// imports its first in line 1 of its only file.
    static func sketch(
        _ text: String, kinds: Set<Evidence> = [.declared, .imported], products: [Product] = []
    ) -> ModuleGraph {
        let purposes: [String: Module.Kind] = ["Apps": .executable, "Plugins": .plugin]
        var (modules, edges): ([Module], [Edge]) = ([], [])
        for (number, line) in text.split(separator: "\n").enumerated() {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            let folders = parts[0].split(separator: "/").map(String.init)
            let name = folders[folders.count - 1]
            let place = SourcePlace(file: "Package.swift", line: number + 1)
            modules.append(
                Module(
                    name: name,
                    kind: name.hasSuffix("Tests") ? .test : purposes[folders[0], default: .library],
                    path: parts[0], place: place))
            for (use, text) in parts.dropFirst().joined().split(separator: ",").enumerated() {
                let all = text.split(separator: " ").map(String.init)
                func marked(_ mark: String) -> [String] {
                    all.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst()) }
                }
                let words = all.filter { !["[", "{", "#", "="].contains($0.prefix(1)) }
                let head = words[words.count - 1]
                let platforms = marked("{").map { String($0.dropLast()) }
                let declaration = DeclaredDependency(
                    place: SourcePlace(file: place.file, line: place.line, column: 9),
                    platforms: platforms, traits: marked("[").map { String($0.dropLast()) },
                    aliases: marked("="), isPartial: !platforms.isEmpty)
                let site = SourcePlace(file: "\(parts[0])/\(name).swift", line: use + 1, column: 8)
                let statement = ImportStatement(
                    module: head, place: site, attributes: words.filter { $0.hasPrefix("@") },
                    conditions: marked("#"))
                edges.append(
                    Edge(
                        from: name, to: head,
                        declared: words.contains("import") ? [] : [declaration],
                        imported: words.contains("declare") ? [] : [statement]))
            }
        }
        return ModuleGraph(
            package: "Sketch", modules: modules, edges: edges, products: products, kinds: kinds)
    }
}

/// What other tools have written, and what adopters write, in files of their own.
enum Recorded {
    static func text(_ name: String) -> String {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        return (try? folder.text(of: "../Recorded/\(name)")) ?? ""
    }
}

/// A package that a test writes.
struct FixturePackage {
    /// In a folder of its own, in which a test can write other packages.
    let url = URL.newTemporaryFolder.appending(path: "Fixture", directoryHint: .isDirectory)

    /// - Parameters:
    ///   - targets: The targets of its manifest, as code.
    ///   - files: The texts of its files, by their paths.
    init(targets: String, files: [String: String] = [:]) throws {
        let manifest = Self.manifest("targets: [\(targets)]")
        try self.init(files.merging(["Package.swift": manifest]) { one, _ in one })
    }

    /// A manifest, whose third line makes the package.
    static func manifest(_ arguments: String, name: String = "Fixture") -> String {
        let header = "// swift-tools-version: 6.2\nimport PackageDescription\n"
        return header + "let package = Package(name: \"\(name)\", \(arguments))\n"
    }

    init(_ files: [String: String]) throws {
        for (path, text) in files { try write(text, to: path) }
    }

    var folder: PackageFolder { get throws { try PackageFolder(ofPackagesAt: url) } }

    func graph() async throws -> ModuleGraph { try await ModuleGraph(of: folder, for: []) }

    func write(_ text: String, to path: String) throws { try url.write(text, to: path) }

    /// Commits all files.
    func commit() async throws {
        let commit =
            "git init -q && git add . && git -c user.name=Test -c user.email=test@example.com "
            + "commit -q --no-gpg-sign --allow-empty -m All"
        _ = try await Tool(command: ["sh", "-c", commit], folder: url, limit: .seconds(50))
            .output().get()
    }
}

extension PackageFolder {
    var redeclaredSinceHead: [String]? {
        get async throws { try await changes(since: "HEAD").redeclared }
    }
}

/// Four local packages of an app, as teams lay them out: packages that are shared, and features
/// that depend on them by their paths.
enum FourPackages {
    static let files = [
        "Packages/Models/Package.swift": manifest("Models"),
        "Packages/Models/Sources/Models/Post.swift": "public struct Post {}",
        // Its product has another name than its modules.
        "Packages/Network/Package.swift": manifest(
            "Network", on: ["Models"],
            products: #".library(name: "Network", targets: ["Client", "Cache"])"#,
            targets: #".target(name: "Client", dependencies: ["Models"]), .target(name: "Cache")"#),
        "Packages/Network/Sources/Client/Client.swift": "import Models",
        "Packages/Network/Sources/Cache/Cache.swift": "import Foundation",
        "Packages/Account/Package.swift": manifest("Account", on: ["Models", "Network"]),
        "Packages/Account/Sources/Account/Profile.swift":
            "import Client\nimport Models\nimport Timeline",
        "Packages/Timeline/Package.swift": manifest("Timeline", on: ["Account", "Network"]),
        "Packages/Timeline/Sources/Timeline/Feed.swift": "import Account\nimport Cache",
        "Pods/Other/Package.swift": "not read", "Packages/.hidden/Package.swift": "not read",
        "Packages/Models/Examples/Demo/Package.swift": "not read",
    ]

    /// The manifest of a package that depends on others in a folder.
    static func manifest(
        _ name: String, on others: [String] = [], in folder: String = "..",
        products: String? = nil, targets: String? = nil
    ) -> String {
        let names = others.map { "\"\($0)\"" }.joined(separator: ", ")
        let packages = others.map { ".package(path: \"\(folder)/\($0)\")" }
        let products = products ?? ".library(name: \"\(name)\", targets: [\"\(name)\"])"
        let targets = targets ?? ".target(name: \"\(name)\", dependencies: [\(names)])"
        return FixturePackage.manifest(
            """
            products: [\(products)], dependencies: [\(packages.joined(separator: ", "))],
                targets: [
                    \(targets),
                ]
            """, name: name)
    }
}
