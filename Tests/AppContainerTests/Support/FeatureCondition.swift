import PluginKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

extension Trait where Self == ConditionTrait {
    /// The test follows links between features, so it runs only in a build that has all of them.
    static var wholeApp: Self { needs("Moments", "Shop", "Chat", MomentsContainer.menuName) }

    /// The test shows what all features of the package add, so it runs only in a build without a
    /// feature left out.
    static var everyFeature: Self {
        .enabled("the build leaves a feature out") {
            await MainActor.run { Plugins.isWhole }
        }
    }

    /// The test runs only in a build that has these features.
    static func needs(_ features: String...) -> Self {
        .enabled("the build lacks a feature") {
            let present = await MainActor.run { Set([any Plugin].all.map(\.name)) }
            return present.isSuperset(of: features)
        }
    }
}
