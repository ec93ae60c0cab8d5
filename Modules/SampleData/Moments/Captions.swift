/// The captions of photos.
enum Captions {
    static func texts(in language: Language) -> [String] {
        switch language {
        case .english: food + travel + nature + home + making + together
        case .spanish: spanish
        case .french: french
        case .chinese: chinese
        case .japanese: japanese
        }
    }
}
