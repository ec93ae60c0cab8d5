import Testing

@testable import DesignKitHTML

@Suite struct `A part of a page` {
    @Test func `text is escaped`() {
        #expect(
            HTML.element("p", [HTMLAttribute("title", "\"><b>")], [.text("<script>&'")]).markup
                == "<p title=\"&quot;&gt;&lt;b&gt;\">&lt;script&gt;&amp;&#39;</p>")
    }
}
