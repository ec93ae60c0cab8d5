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

    static let text = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objectVersion = 77;
        	objects = {

        		F001 /* AppTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = R001 /* AppTests.swift */; };
        		F002 /* Timeline in Frameworks */ = {isa = PBXBuildFile; productRef = P001 /* Timeline */; };
        		R001 /* AppTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppTests.swift; sourceTree = "<group>"; };
        		R003 = {isa = PBXFileReference; path = Config/Widget.xcconfig; sourceTree = "<group>"; };
        		R002 /* Talk.app */ = {isa = PBXFileReference; path = Talk.app; sourceTree = BUILT_PRODUCTS_DIR; };
        		E001 /* Exceptions for "App" folder in "Talk" target */ = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, ); target = T001 /* Talk */; };
        		E002 /* Exceptions for "App" folder in "TalkWidget" target */ = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared/Theme.swift, ); target = T003 /* TalkWidget */; };
        		S001 /* App */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E001, E002, ); path = App; sourceTree = "<group>"; };
        		S002 /* Share */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Share; sourceTree = "<group>"; };
        		S003 /* Widget */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        		B001 /* Frameworks */ = {isa = PBXFrameworksBuildPhase; files = (F002 /* Timeline in Frameworks */, ); };
        		G001 = {isa = PBXGroup; children = (S001 /* App */, S002 /* Share */, S003 /* Widget */, G002 /* Tests */, R002 /* Talk.app */, R003, ); sourceTree = "<group>"; };
        		G002 /* Tests */ = {isa = PBXGroup; children = (G003 /* Unit */, ); path = Tests; sourceTree = "<group>"; };
        		G003 /* Unit */ = {isa = PBXGroup; children = (R001 /* AppTests.swift */, ); path = Unit; sourceTree = "<group>"; };
        		T001 /* Talk */ = { isa = PBXNativeTarget; buildConfigurationList = L001; buildPhases = (B001, ); fileSystemSynchronizedGroups = (S001, ); name = Talk; productReference = R002 /* Talk.app */; productType = "com.apple.product-type.application";
        			dependencies = (
        				D001 /* PBXTargetDependency */,
        				D002 /* PBXTargetDependency */,
        			);
        			packageProductDependencies = (
        				P001 /* Timeline */,
        				P002 /* Network */,
        				P003 /* Nuke */,
        			);
        		};
        		T002 /* Talk Share */ = {isa = PBXNativeTarget; buildConfigurationList = L002; dependencies = (); fileSystemSynchronizedGroups = (S002 /* Share */, ); name = "Talk Share"; productType = "com.apple.product-type.app-extension"; };
        		T003 /* TalkWidget */ = { isa = PBXNativeTarget; buildConfigurationList = L003; fileSystemSynchronizedGroups = (S003, ); name = TalkWidget; productType = "com.apple.product-type.app-extension";
        			packageProductDependencies = (
        				P004 /* Models */,
        			);
        		};
        		T004 /* UnitTests */ = { isa = PBXNativeTarget; buildPhases = (B002, ); name = UnitTests; productType = "com.apple.product-type.bundle.unit-test";
        			dependencies = (
        				D003 /* PBXTargetDependency */,
        			);
        		};

        		O001 /* Project object */ = {isa = PBXProject; attributes = {TargetAttributes = {T004 = {TestTargetID = T001; }; }; }; mainGroup = G001; packageReferences = (K001 /* XCLocalSwiftPackageReference "Packages/Timeline" */, K002 /* XCRemoteSwiftPackageReference "Nuke" */, ); projectDirPath = ""; targets = (T001 /* Talk */, T002 /* Talk Share */, T003 /* TalkWidget */, T004 /* UnitTests */, T005 /* Lint */, ); };
        		B002 /* Sources */ = {isa = PBXSourcesBuildPhase; files = (F001, ); };
        		C001 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "Lets Talk"; }; };
        		C002 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_MODULE_NAME = TalkShare; PRODUCT_NAME = "$(NAME) Share"; }; };
        		C003 /* Debug */ = {isa = XCBuildConfiguration; baseConfigurationReference = R003; buildSettings = {}; };
        		D001 /* PBXTargetDependency */ = {isa = PBXTargetDependency; target = T002 /* Talk Share */; };
        		D002 /* PBXTargetDependency */ = {isa = PBXTargetDependency; target = T003 /* TalkWidget */; };
        		D003 /* PBXTargetDependency */ = {isa = PBXTargetDependency; target = T001 /* Talk */; };
        		K001 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Timeline; };
        		K002 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/kean/Nuke.git"; };
        		L001 = {isa = XCConfigurationList; buildConfigurations = (C001, ); };
        		L003 = {isa = XCConfigurationList; buildConfigurations = (C003, ); };
        		L002 = {isa = XCConfigurationList; buildConfigurations = (C002, ); };
        		P001 /* Timeline */ = {isa = XCSwiftPackageProductDependency; productName = Timeline; };
        		P002 /* Network */ = {isa = XCSwiftPackageProductDependency; productName = Network; };
        		P003 /* Nuke */ = {isa = XCSwiftPackageProductDependency; package = K002; productName = Nuke; };
        		P004 /* Models */ = {isa = XCSwiftPackageProductDependency; productName = Models; };
        		T005 /* Lint */ = {isa = PBXAggregateTarget; name = Lint; };
        	};
        	rootObject = O001 /* Project object */;
        }
        """
}
