import DesignKit

let texts = Texts(.module)
