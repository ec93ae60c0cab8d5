extension SourceScanner {
    /// Reads a keyword or an identifier.
    func readWord(_ token: SwiftToken) {
        if isImported || isWord(previous, "import"), !isByte(".", previous) {
            // In `import struct Foundation.Date`, `struct` declares nothing.
            isImported = isWord(previous, "import") && (isAny(token, of: Self.kindsOfImports))
            return
        }
        if let type {
            self.type = nil
            if type == .class, isWord(token, "func") { isStatic = true }
            // In `class func`, `class` isn't the keyword of a type.
            if !isAny(token, of: ["func", "var", "let", "subscript"]) {
                declareType(type, named: token)
                return
            }
        }
        if isWord(token, "static") { isStatic = true }
        if isByte("@", previous) {
            addAttribute(token)
        } else if isWord(previous, "func"), !isByte(".", beforePrevious) {
            expose(token)
        } else if isWord(token, "unsafe"), isByte("(", previous),
            isWord(beforePrevious, "nonisolated")
        {
            facts.attributes.append(
                .init(text: "nonisolated(unsafe)", position: position(of: beforePrevious)))
        } else if !isByte(".", previous), readKeyword(token) {
            return
        } else if isAny(token, of: Self.accessLevels), !isAny(previous, of: ["let", "var"]),
            !isByte(".", previous)
        {
            (access, accessOfGetter) = (text(of: token), access)
            endSignature()
        } else if isWord(token, "set"), isByte("(", previous),
            isAny(beforePrevious, of: Self.accessLevels)
        {
            access = accessOfGetter
        } else if isWord(previous, "var") || isWord(previous, "let") {
            expose(token)
        } else {
            if !isAny(token, of: Self.modifiers), parentheses <= attributeDepth { attributes = [] }
            if isWord(previous, "extension") {
                let name = text(of: token)
                header?.name = name
            }
            addWord(token)
        }
    }

    /// Reads a keyword that begins a declaration.
    /// - Returns: Whether the word is one.
    private func readKeyword(_ token: SwiftToken) -> Bool {
        for (word, kind) in Self.types where isWord(token, word) {
            type = kind
            endSignature()
            return true
        }
        if isAny(token, of: Self.functions) {
            endSignature()
            attributes = []
            if !isWord(token, "func") { expose(token) }
        } else if isAny(token, of: ["var", "let"]) {
            endSignature()
            attributes = []
        } else if isAny(token, of: ["case", "import", "extension"]) {
            endSignature()
            attributes = []
            header = isWord(token, "extension") ? Body(kind: .extension, access: access) : nil
            head = TypeHead(at: position(of: token))
            if isWord(token, "case"), bodies.last?.kind == .enum { beginSignature() }
            access = nil
        } else {
            return false
        }
        return true
    }

    private func declareType(_ kind: SourceSymbol.Kind, named token: SwiftToken) {
        let level = access ?? bodies.extensionAccess
        facts.types.append(
            .init(
                kind: kind, name: text(of: token), path: bodies.path(of: text(of: token)),
                position: position(of: token), access: level,
                isOutermost: braces == 0, attributes: attributes,
                isLocal: bodies.contains { $0.kind == nil }))
        addVisible(token, level)
        let name = text(of: token)
        header =
            kind == .typealias
            ? nil : Body(kind: kind, access: level, name: name, path: bodies.path(of: name))
        head = TypeHead(path: name)
        if SourceFacts.isVisible(level) { signatureDepth = parentheses }
        access = nil
        attributes = []
    }

    private func addAttribute(_ token: SwiftToken) {
        let name = "@" + text(of: token)
        facts.attributes.append(.init(text: name, position: position(of: previous)))
        attributes.append(name)
        attributeDepth = parentheses
    }

    /// Notes the access level of the declaration with a name.
    private func expose(_ token: SwiftToken) {
        let level = access ?? bodies.extensionAccess
        if let level { facts.exposed[position(of: token)] = level }
        if bodies.allSatisfy({ $0.kind != nil }) {
            facts.declared.insert(bodies.path(of: text(of: token)))
            if isWord(previous, "func"), !isStatic {
                facts.methods.insert(bodies.path(of: text(of: token)))
            }
        }
        isStatic = false
        addVisible(token, level)
        if SourceFacts.isVisible(level) {
            signatureDepth = parentheses
        } else if bodies.last?.kind == .protocol {
            beginSignature()
        }
        access = nil
    }

    /// Notes a declaration that other modules can see, unless a type is around it.
    private func addVisible(_ token: SwiftToken, _ level: String?) {
        guard let level, SourceFacts.isVisible(level),
            bodies.allSatisfy({ $0.kind == nil || $0.kind == .extension })
        else { return }
        let names = bodies.filter { $0.kind != nil }.map(\.name) + [text(of: token)]
        facts.visible.append(
            .init(
                name: names.joined(separator: "."), position: position(of: token), access: level))
    }

    /// Begins the signature of a part of the type around it, which is as visible as the type.
    private func beginSignature() {
        if SourceFacts.isVisible(bodies.last?.access) { signatureDepth = parentheses }
    }

    /// Ends the signature of the declaration before this one.
    private func endSignature() {
        if let depth = signatureDepth, depth >= parentheses { signatureDepth = nil }
    }

    private func addWord(_ token: SwiftToken) {
        if signatureDepth != nil {
            let types = bodies.filter { $0.kind != nil } + (header.map { [$0] } ?? [])
            facts.signatures[position(of: token)] = types.map(\.name).joined(separator: ".")
        }
        guard keepsAllWords || !openBranches.isEmpty else { return }
        let isMember = isByte(".", previous)
        let isQualified = isMember && (beforePrevious.kind == .word || beforePrevious.kind == .name)
        let isAfterKeyword = isAny(beforePrevious, of: Self.wordsBeforeValues)
        let isAfterValue =
            isQualified && !isAfterKeyword || beforePrevious.kind == .literal
            || beforePrevious.end == previous.start
                && [")", "]", "}", "?", "!"].contains { isByte($0, beforePrevious) }
        lastWord = token
        facts.words.append(
            .init(
                text: text(of: token),
                qualifier: isMember ? (isQualified ? text(of: beforePrevious) : "") : nil,
                position: position(of: token), isImplicit: isMember && !isAfterValue))
    }
}

extension [SourceScanner.Body] {
    /// The access level that the extension around a declaration gives it.
    fileprivate var extensionAccess: String? { last?.kind == .extension ? last?.access : nil }

    /// The name of a declaration in the innermost body, with the types around it.
    fileprivate func path(of name: String) -> String {
        (last?.path).map { $0.isEmpty ? name : "\($0).\(name)" } ?? name
    }
}
