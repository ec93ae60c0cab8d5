/// A type of parameters that no URL can fill; found when its Navigator is registered.
struct ParameterShapeError: Error {}
