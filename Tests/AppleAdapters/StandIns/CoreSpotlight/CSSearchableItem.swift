/// https://developer.apple.com/documentation/corespotlight/cssearchableitemactiontype
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// https://developer.apple.com/documentation/corespotlight/cssearchableitemactivityidentifier
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
