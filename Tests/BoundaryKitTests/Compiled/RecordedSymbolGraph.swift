/// What the tool of Swift 6.3 writes about a module `Shop`, without what nobody reads:
///
/// ```swift
/// /// Shows a cart.
/// public struct Cart: Kit.Face { public struct P {} }
/// package struct Packed {}
/// @_spi(Menu) public func spied() {}
/// extension Money: Kit.Face { public func fold() {} }
/// ```
enum RecordedSymbolGraph {
    static let own = #"""
        {"symbols":[
        {"kind":{"identifier":"swift.struct"},"identifier":{"precise":"s:4Shop4CartV"},
        "pathComponents":["Cart"],"accessLevel":"public","docComment":{"lines":[]},"location":{
        "uri":"file:///work/My%20App/Shop/Cart.swift","position":{"line":1,"character":14}}},
        {"kind":{"identifier":"swift.struct"},"identifier":{"precise":"s:4Shop4CartV1PV"},
        "pathComponents":["Cart","P"],"accessLevel":"public","swiftExtension":{
        "extendedModule":"Shop"},"location":{"uri":"file:///elsewhere/Cart.swift","position":{
        "line":1,"character":45}}},
        {"kind":{"identifier":"swift.struct"},"identifier":{"precise":"s:4Shop6PackedV"},
        "pathComponents":["Packed"],"accessLevel":"package"},
        {"kind":{"identifier":"swift.func"},"identifier":{"precise":"s:4Shop5spiedyyF"},
        "pathComponents":["spied()"],"accessLevel":"public","spi":true}
        ],"relationships":[
        {"kind":"conformsTo","source":"s:4Shop4CartV","target":"s:3Kit4FaceP",
        "targetFallback":"Kit.Face"},
        {"kind":"conformsTo","source":"s:4Shop4CartV","target":"s:s8CopyableP",
        "targetFallback":"Swift.Copyable"},
        {"kind":"memberOf","source":"s:4Shop4CartV1PV","target":"s:4Shop4CartV","sourceOrigin":{
        "identifier":"s:3Kit4FaceP1PQa","displayName":"Face.P"}}]}
        """#

    static let foreign = #"""
        {"symbols":[
        {"kind":{"identifier":"swift.extension"},"identifier":{
        "precise":"s:e:s:4Base5MoneyV4ShopE4foldyyF"},"pathComponents":["Money"],
        "accessLevel":"public","swiftExtension":{"extendedModule":"Base"},"location":{
        "uri":"file:///work/My%20App/Shop/Cart.swift","position":{"line":4,"character":0}}}
        ],"relationships":[
        {"kind":"conformsTo","source":"s:e:s:4Base5MoneyV4ShopE4foldyyF","target":"s:3Kit4FaceP",
        "targetFallback":"Kit.Face"}]}
        """#
}
