/// The texts of this module.
let texts = Texts(.module)
