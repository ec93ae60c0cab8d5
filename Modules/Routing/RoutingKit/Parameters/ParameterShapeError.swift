/// A type of parameters that no URL can fill; reported when the router starts.
package struct ParameterShapeError: Error {}
