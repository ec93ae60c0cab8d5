/// A directive in a C, C++ or Objective-C file that makes the declarations of another file or
/// module visible.
struct Inclusion: Hashable {
    /// The form of the directive, which decides where the header is searched.
    enum Form {
        /// `#include "Cart.h"`.
        case quoted
        /// `#include <Shop/Cart.h>`.
        case angled
        /// `@import Shop;`.
        case module
    }

    /// The place of the path or the module's name.
    let place: SourcePlace
    let form: Form
    /// The path between the quotes or brackets, or the name of the module.
    let path: String
    /// The directive as text, such as `#import <Shop/Cart.h>`.
    let directive: String
}
