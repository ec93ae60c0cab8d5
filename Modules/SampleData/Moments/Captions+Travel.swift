extension Captions {
    static let travel = [
        "Woke up on the night train and there were mountains 🏔️",
        "Lisbon, you and your hills. My legs are done 🇵🇹",
        "Missed the ferry, found the best beach of the trip",
        "Old town before the crowds. Just me and the street sweepers",
        "Kyoto in the rain is even more beautiful",
        "Three countries, one train ticket, zero plans 🚆",
        "Somewhere between Tbilisi and Kazbegi, talking with our hands and feet 🇬🇪",
        "The view from our window. I may never come home",
        "Lost in the medina for two hours and loved every minute of it",
        "Road trip rule number one: whoever drives chooses the music 🎵",
        "Postcards from Valparaíso. Real ones are on their way 💌",
        "We took the slow boat and I recommend it to everybody",
        "My suitcase is in Oslo. I am not in Oslo 😅",
        "Hanoi at six, when the whole city is having breakfast",
        "Last evening by the sea. Back to work on Monday, but not yet",
        "Met a shepherd, two dogs and about three hundred sheep on the way up",
        "Cape Town, thank you for having us 🇿🇦",
        "The whole family at one airport gate at the same time. A miracle 👨‍👩‍👧‍👦",
    ]
}
