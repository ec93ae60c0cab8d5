import Testing

@testable import RouteMatching

@Suite
struct `A typed segment` {
    @Test(
        arguments: [
            (.bool, ["true", "false"]),
            (.uint, ["0", "7", "007", "18446744073709551615"]),
            (.int, ["0", "-1", "9223372036854775807", "-9223372036854775808"]),
            (.double, ["0", "1.5", "-0.25", "12345678901234567890"]),
            (
                .uuid,
                ["0a8f3c1e-0000-4000-8000-00000000000F", "00000000-0000-0000-0000-000000000000"]
            ),
        ] as [(SegmentType, [String])])
    func `it admits the values of its type`(type: SegmentType, values: [String]) {
        for value in values {
            #expect(type.admits(value), "\(value)")
        }
    }

    @Test(
        arguments: [
            (.bool, ["", "True", "TRUE", "1", "yes", " true"]),
            (.uint, ["", "-1", "-0", "+1", "1.0", "0x10", "١", "1 ", "18446744073709551616"]),
            (
                .int,
                [
                    "", "-", "+5", "--5", "0x10", "1e3", "١", "５", " 5", "5_000",
                    "9223372036854775808",
                ]
            ),
            (
                .double,
                ["", ".", ".5", "5.", "1e3", "0x1p3", "nan", "inf", "+1.5", "1.2.3", "1,5", "٫"]
            ),
            (
                .uuid,
                [
                    "", "0a8f3c1e", "0a8f3c1e00004000800000000000000F",
                    "{0a8f3c1e-0000-4000-8000-00000000000F}",
                    "0g8f3c1e-0000-4000-8000-00000000000F",
                    "0a8f3c1-e0000-4000-8000-00000000000F",
                ]
            ),
        ] as [(SegmentType, [String])])
    func `it admits nothing else`(type: SegmentType, values: [String]) {
        for value in values {
            #expect(!type.admits(value), "\(value)")
        }
    }

    @Test
    func `a number beyond the range of a double is no decimal`() {
        #expect(!SegmentType.double.admits(String(repeating: "9", count: 400)))
    }
}
