/// The names that a module of an app can't have. Upper and lower case are the same, as on most
/// disks of a Mac.
enum ReservedNames {
    /// Why a name can't be used, as the end of a sentence; `nil` if it can.
    static func reason(against name: String) -> String? {
        let word = name.lowercased()
        if keywords.contains(word) { return "is a word of Swift or its package manager" }
        if types.contains(word) { return "is a type that Swift, Foundation or SwiftUI has" }
        if word.wholeMatch(of: /aux|con|nul|prn|(com|lpt)[1-9]/) != nil {
            return "is a device on Windows, where no folder has its name"
        }
        if frameworks.contains(word) { return "is a module of Swift or a framework of Apple" }
        if routerModules.contains(where: { $0.lowercased() == word }) {
            return "is a module of the router's package"
        }
        if let end = ["Tests", "Plugin", "PluginKit"].first(where: name.hasSuffix) {
            return "ends in \(end), as modules of other features do"
        }
        return nil
    }

    /// Why a name can't begin the names of types, such as that of a screen; `nil` if it can.
    static func reason(againstPrefix name: String) -> String? {
        routerPrefixes.contains { $0.lowercased() == name.lowercased() }
            ? "begins the name of a type of the router's package" : nil
    }

    /// The modules of the package RoutingApp.
    static let routerModules = list(
        """
        BoundaryBuildPlugin BoundaryKit BoundaryPlugin CommandLineKit DesignKit DesignKitSwiftUI
        DesignKitUIKit PluginKit RouteContract RouteMatching RoutingEngine RoutingJourneys
        RoutingKit RoutingRules RoutingSwiftUI RoutingTesting RoutingUIKit ScaffoldKit
        ScaffoldPlugin ServiceKit SiteAssociation StageKit StorageKit TerminalKit ToggleKit
        boundary scaffold
        """)

    /// The first words of types of that package which end like those of a feature, such as
    /// `ContentScreen`.
    static let routerPrefixes = list(
        """
        Absent App Avatar Bare Confirmation Content Drawn Holding Inline LoadState Nested
        Refreshable Refusal Route Screen Shown Stage StandIn ViewController
        """)

    private static let keywords = words(
        """
        actor any as associatedtype async await break case catch class continue default defer deinit do
        else enum extension fallthrough false fileprivate for func guard if import in init inout internal
        is let macro main nil open operator package private protocol public repeat rethrows return self
        some static struct subscript super switch test tests throw throws true try type typealias var
        where while
        """)

    /// A module with the name of a type hides it, or is hidden by it, in the files that import
    /// both.
    private static let types = words(
        """
        Array Bool Character Data Date Dictionary Double Error Float Image Int Link List Locale Never
        Optional Plugin Result Scene Sequence Set State String Suite Task Text URL UUID View Void
        """)

    private static let frameworks = words(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit
        AdAttributionKit AdServices AdSupport AddressBook AlarmKit Android AppClip AppIntents AppKit
        AppTrackingTransparency ApplicationServices AudioToolbox AudioUnit AuthenticationServices
        AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineKit CFNetwork
        CRT CallKit CarKey CarPlay Charts Cinematic ClassKit ClockKit CloudKit Cocoa ColorSync
        Combine CompositorServices Contacts ContactsUI CoreAudio CoreAudioTypes CoreBluetooth
        CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI
        CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
        CoreTransferable CoreVideo CreateML CryptoKit CryptoTokenKit Cxx Darwin DataDetection
        DeveloperToolsSupport DeviceActivity DeviceCheck Dispatch Distributed DockKit
        EndpointSecurity EventKit EventKitUI ExecutionPolicy ExposureNotification
        ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider
        FileProviderUI FinanceKit FinanceKitUI Foundation FoundationEssentials FoundationModels
        FoundationNetworking FoundationXML GameController GameKit GameSave GameplayKit Glibc
        GroupActivities HealthKit HealthKitUI HomeKit Hypervisor IOKit IOSurface IdentityLookup
        IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI JavaScriptCore
        JournalingSuggestions LinkPresentation LiveCommunicationKit LocalAuthentication
        LockedCameraCapture MLCompute MailKit ManagedApp ManagedSettings ManagedSettingsUI MapKit
        MarketplaceKit Matter MatterSupport MediaAccessibility MediaExtension MediaPlayer
        MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders
        MetalPerformanceShadersGraph MetricKit ModelIO MultipeerConnectivity Musl MusicKit
        NaturalLanguage NearbyInteraction Network NetworkExtension NotificationCenter OSLog
        Observation OpenAL OpenGL OpenGLES PDFKit PHASE PackageDescription PackagePlugin PaperKit
        PassKit PencilKit PermissionKit Photos PhotosUI ProximityReader PushKit PushToTalk Quartz
        QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit
        RegexBuilder RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit
        ScreenCaptureKit ScreenSaver ScreenTime Security SensitiveContentAnalysis SensorKit
        ServiceManagement SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Spatial
        Speech SpriteKit StickerKit StoreKit StoreKitTest Swift SwiftData SwiftSyntax SwiftUI
        SwiftUICore Symbols Synchronization SystemConfiguration SystemExtensions TVServices TVUIKit
        TabularData Testing ThreadNetwork TipKit Translation TranslationUIProvider UIKit
        UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Virtualization
        Vision VisionKit VisualIntelligence WatchConnectivity WatchKit WeatherKit WebKit WiFiAware
        WidgetKit WinSDK WorkoutKit XCTest XcodeProjectPlugin debug os simd
        """)

    private static func list(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func words(_ text: String) -> Set<String> { Set(list(text.lowercased())) }
}
