/// A screen that is presented without navigation around it, such as a camera or a player.
///
/// It has its own way to close, and what is shown from it is presented over it. If a request pushes
/// it instead, it is a screen like others.
@MainActor
public protocol BareScreen: Screen {}
