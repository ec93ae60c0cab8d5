import Testing

@testable import BoundaryKit

@Suite struct `Inclusions in C files` {
    @Test(arguments: [
        ("#include \"Cart.h\"", ["1:11 #include \"Cart.h\""]),
        ("  #  import <Shop/Cart.h> // why", ["1:14 #import <Shop/Cart.h>"]),
        ("@import Shop.Cart;", ["1:9 @import Shop"]),
        ("#if A\n#include /* a */ <a.h>\n#endif", ["2:19 #include <a.h>"]),
        ("/* #include \"a.h\" */ // #include \"b.h\"", []),
        ("int a; #include \"a.h\"", []), ("\"a\" #include \"a.h\"", []),
        ("char *a = \"\\\"\\n#include <a.h>\";\n#include \"b.h\"", ["2:11 #include \"b.h\""]),
        ("// a \\\n#include \"a.h\"\n#include <b.h>", ["3:11 #include <b.h>"]),
        ("auto a = R\"x(\n#include \"a.h\"\n)x\";\n#include \"b.h\"", ["4:11 #include \"b.h\""]),
        ("int a = 1'000;\n#include \"b.h\"", ["2:11 #include \"b.h\""]),
        ("#if __has_include(\"a.h\")\n#include MACRO\n#endif", []),
        ("#include \"a.h", ["1:11 #include \"a.h\""]),
        ("/* open\n#include \"a.h\"", []), ("R\"x(", []), ("", []), ("\"", []), ("#", []),
        ("@", []), ("#/* open", []), ("#include /* open", []), ("@import /* open", []),
        ("printf(\"%\" PRIXPTR\"\\n\", x);\n#include \"b.h\"", ["2:11 #include \"b.h\""]),
        ("auto a = u8R\"(\n#include \"a.h\"\n)\";\n#include \"b.h\"", ["4:11 #include \"b.h\""]),
    ])
    func `are found outside comments and literals`(code: String, expected: [String]) {
        let found = ClangScanner.inclusions(in: Array(code.utf8), file: "a.c")
        #expect(found.map { "\($0.place.line):\($0.place.column) \($0.directive)" } == expected)
    }
}
