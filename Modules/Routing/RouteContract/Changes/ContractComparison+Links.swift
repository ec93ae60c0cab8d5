extension ContractComparison {
    /// Compares the links of features.
    mutating func compareLinks() {
        let links = [old, new].map { contract in
            Dictionary(
                contract.features.flatMap { feature in
                    feature.links.map { (Key(feature: feature.name, link: $0.name), $0) }
                }, uniquingKeysWith: { first, _ in first })
        }
        for key in Set(links[0].keys).union(links[1].keys).sorted(by: { $0.text < $1.text }) {
            switch (links[0][key], links[1][key]) {
            case (let link?, nil):
                add(.linkRemoved, key, "nothing opens \(link.path) this way")
            case (let link, let other?):
                if other.opens == nil, link == nil || link?.opens != nil {
                    let party = AffectedParty.links(feature: key.feature)
                    add(
                        .linkBroken, key, "no route answers \(other.path)", affected: [party]
                    )
                } else if link == nil {
                    add(.linkAdded, key, "it opens \(other.path)")
                }
            case (nil, nil): break
            }
        }
    }

    /// Compares the hosts and schemes of the app.
    mutating func compareNames() {
        let outside: [AffectedParty] = [.universalLinks, .siteAssociation]
        for host in Set(old.hosts).subtracting(new.hosts).sorted() {
            add(.hostRemoved, host, "the app doesn't answer its links any more", outside)
        }
        for host in Set(new.hosts).subtracting(old.hosts).sorted() {
            add(.hostAdded, host, "the app answers its links, too", [.siteAssociation])
        }
        for scheme in Set(old.schemes).subtracting(new.schemes).sorted() {
            add(
                .schemeRemoved, scheme, "the app doesn't answer its links any more",
                [.customSchemes])
        }
        for scheme in Set(new.schemes).subtracting(old.schemes).sorted() {
            add(.schemeAdded, scheme, "the app answers its links, too", [])
        }
    }

    private struct Key: Hashable {
        let feature: String, link: String
        var text: String { "\(feature).\(link)" }
    }

    private mutating func add(
        _ kind: ContractChange.Kind, _ key: Key, _ detail: String, affected: [AffectedParty] = []
    ) {
        changes.append(
            ContractChange(
                kind: kind, subject: key.text, detail: detail, affected: affected,
                module: key.feature))
    }

    private mutating func add(
        _ kind: ContractChange.Kind, _ name: String, _ detail: String, _ affected: [AffectedParty]
    ) {
        changes.append(
            ContractChange(
                kind: kind, subject: name, detail: detail, affected: affected, module: nil))
    }
}
