import Testing

@testable import BoundaryKit

/// After each of these texts stands an import that must be seen; inside stands one that must not.
@Suite struct `Imports and literals` {
    @Test(arguments: [
        #""import Chat""#, #""""#, #""\" import Chat""#, #""\\" + "import Chat""#,
        ##"#"" import Chat"#"##, ##"#"\"#"##, ##"#"\#" import Chat"#"##,
        ###"##""# import Chat"##"###,
        ##"#"""#"##, ##"#""" import Chat"#"##,
        "\"\"\"\n    \" import Chat\n    \"\"\"", "\"\"\"\n\\\"\"\"\nimport Chat\n\"\"\"",
        "#\"\"\"\n\"\"\"\nimport Chat\n\\\"\"\"\n\"\"\"#",
        #""\(name("import Chat")) import Chat""#, #""\(names.map { "\($0) )" }) import Chat""#,
        ##"#"\(" import Chat \#(name(")"))"#"##,
        "\"\"\"\n\\(name(\n    \")\"\n)) import Chat\n\"\"\"", #""\(a /* ) " */ + b) import Chat""#,
    ])
    func `a string hides what is in it and nothing behind it`(literal: String) {
        expectOnlyLastImport(in: "let value = \(literal)\nimport Shop")
    }

    @Test(arguments: [
        ##"#/" import Chat/#"##, ##"#//" import Chat /#"##, ###"##/"/# import Chat/##"###,
        ##"#/\/# import Chat "/#"##, "#/\n    \" /* # an end\n  import Chat\n  /#",
    ])
    func `an extended regular expression hides what is in it and nothing behind it`(
        literal: String
    ) {
        expectOnlyLastImport(in: "let value = \(literal)\nimport Shop")
    }

    @Test(arguments: [
        #"/\/" 1/"#, #"/["'`] 1/"#, #"matches(of: /"(1)"/)"#, #"{ /"/ }"#, #"/"""/"#,
        #"[/"1/, /'/]"#, #"a ? /"/ : /'/"#,
    ])
    func `a regular expression hides nothing behind its line`(literal: String) {
        expectOnlyLastImport(in: "let value = \(literal)\nimport Shop")
    }

    @Test(arguments: [
        "6 / 2 / 1", "six/two", "(six)/two + \"/\".count", "reduce(1, /) + \"/\".count",
        "a[0] / b / c",
        "reduce(1,/)", "six /* / */ / two", "1 /// \"", "a! / b / c", "a +/* \" */ b",
        "$0 / $1 / $2",
        "`in` / b / c", "1.5 / 2 / 3", "\"a\" / b / c",
    ])
    func `a division is no regular expression`(expression: String) {
        expectOnlyLastImport(in: "let value = \(expression)\nimport Shop")
    }

    @Test(arguments: ["func /(a: A, b: A) { \"\" }", "operator /^/", "prefix operator /"])
    func `an operator may be declared that looks like a regular expression`(source: String) {
        expectOnlyLastImport(in: "\(source)\nimport Shop")
    }

    @Test(arguments: ["\"text", "\"\\(name(", "#\"text", "#/regex", "/regex (", "`name"])
    func `what has no end on its line ends with the line`(source: String) {
        expectOnlyLastImport(in: "let value = \(source)\nimport Shop")
    }

    @Test(arguments: [
        "/* ", "\"\"\"\n", "#\"\"\"\n\"\"\" ", "\"\"\"\n\\(name(\"", "@_spi(", "#if (a",
    ])
    func `what has no end at all hides the rest`(source: String) {
        #expect(imports(in: "\(source) import Shop").isEmpty)
    }

    private func expectOnlyLastImport(in source: String) {
        #expect(imports(in: source).map(\.module) == ["Shop"], "\(source)")
    }
}
