/// A project in the format of Xcode 16, shortened: an app, two extensions with folders, and tests.
enum RecordedProject {
    static let files = FourPackages.files.merging([
        "Talk.xcodeproj/project.pbxproj": text,
        "App/TalkApp.swift": "import SwiftUI\nimport Timeline\nimport Client",
        "App/Shared/Theme.swift": "import Models", "App/Info.plist": "",
        "Config/Widget.xcconfig": "#include \"Base.xcconfig\" // all targets",
        "Config/Base.xcconfig": "PRODUCT_MODULE_NAME = WidgetModule // as it is imported",
        "Share/ShareView.swift": "import Account",
        "Widget/Widget.swift": "import Models\nimport TalkShare",
        "Tests/Unit/AppTests.swift": "@testable import Lets_Talk\nimport Models",
        "Tests/Unit/Unlisted.swift": "import Timeline",
    ]) { $1 }

    static let text = Recorded.text("project.pbxproj")
}
