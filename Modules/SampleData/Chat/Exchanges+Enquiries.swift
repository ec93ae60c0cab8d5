extension Exchanges {
    static let enquiries: [Exchange<Phrase>] = [
        .me(
            "Hello! Is the \(.name) still available? \(.link)",
            "Yes, it is in stock and leaves us within two days 📦",
            "Wonderful, I’ll order it tonight"
        ),
        .me(
            "Could you gift-wrap this \(.noun) for me? \(.link)",
            "Of course. Tell us what to write on the card and we’ll add it",
            "“For the best neighbours in the world”, please", "Done 💝"),
        .other(
            "Thank you for ordering the \(.name)! You find the care instructions at \(.link)",
            "Thank you, that was quick!"),
        .me(
            "Do you ship the \(.name) to Norway? \(.link)",
            "We do! It takes five to seven days 🇳🇴"),
        .me(
            "Is there a discount if I take two of these? \(.link)",
            "For two of the \(.name) we take off ten per cent. Use the code TWOGETHER",
            "Perfect, thank you 🙏🏼"),
        .other(
            "The \(.noun) you asked about is back \(.link)",
            "Great news! Can you put one aside until Friday?", "It has your name on it"),
        .me(
            "I bought the \(.name) last month \(.link) and just want to say that I love it",
            "You have made our whole workshop smile. Thank you, Jan! 😊"),
        .me(
            "Does the \(.noun) look the same in daylight as in the pictures? \(.link)",
            "A touch warmer. We’ll send you a photo from the window", "Yes, please!",
            "Here you go, taken a minute ago ☀️"),
    ]
}
