import Testing

@testable import AppContainer

extension Trait where Self == ConditionTrait {
    /// The test follows links between features, so it runs only in a build that has all of them.
    static var wholeApp: Self { needs("Moments", "Shop", "Chat", MomentsContainer.menuName) }
}

extension Trait where Self == ConditionTrait {
    /// The test runs only in a build that has these features.
    static func needs(_ features: String...) -> Self {
        .enabled("the build lacks a feature") {
            let present = await MainActor.run { Set(Plugins(.all).all.map(\.name)) }
            return present.isSuperset(of: features)
        }
    }
}
