import CompositionRoot
import PluginKit

/// Prints what the plug-ins have to show, for `.ci/browser`: a line for each step and each act, whose
/// parts are separated by tabs.
@main
struct TourSteps {
    @MainActor
    static func main() {
        for step in [any Plugin].all.flatMap({ TourStep.features[$0.name] ?? [] }) {
            print("step", step.text, separator: "\t")
            for act in step.acts { print(words(of: act).joined(separator: "\t")) }
        }
    }

    private static func words(of act: TourStep.Act) -> [String] {
        switch act {
        case .look: ["look"]
        case .follow(let link): ["follow", link]
        case .type(let text): ["type", text]
        case .choose(let title): ["choose", title]
        case .chooseFirst(let text): ["chooseFirst", text]
        case .selectTab(let url): ["selectTab", url]
        case .goBack: ["goBack"]
        case .pop(let route): ["pop", route]
        case .open(let url, let code): ["open", url, code ?? ""]
        case .link(let url, let code): ["link", url, code ?? ""]
        case .send: ["send"]
        case .restart: ["restart"]
        }
    }
}
