extension Seller {
    static let names: [(name: String, categoryIDs: [String])] = [
        ("Atelier Kessler", ["kitchen"]),
        ("Kumo Home", ["kitchen", "living"]),
        ("Casa Azulejo", ["living"]),
        ("Northlight Studio", ["living", "clothing"]),
        ("Green Thumb Nursery", ["garden"]),
        ("Hortus & Daughters", ["garden"]),
        ("Maison Bellerive", ["clothing"]),
        ("Wool & Weather", ["clothing"]),
        ("Highland Supply", ["outdoor"]),
        ("Trilho Lisboa", ["outdoor"]),
        ("Paper Crane Press", ["stationery"]),
        ("墨香 Ink & Paper", ["stationery"]),
        ("Pluma y Tinta", ["stationery"]),
        ("Little Fox Toys", ["toys"]),
        ("Spielzeug Winkler", ["toys"]),
        ("Third String Music", ["music"]),
        ("Tambor y Cuerda", ["music"]),
        ("The Copper Spoon", ["kitchen"]),
        ("Ferme du Soleil", ["garden"]),
        ("Nordlys Outdoor", ["outdoor", "clothing"]),
    ]
}
