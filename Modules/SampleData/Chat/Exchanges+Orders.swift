extension Exchanges {
    /// Exchanges with sellers, about any product.
    static let orders: [Exchange<String>] = [
        .me(
            "Hello, has my order already left?",
            "It left this morning, and the tracking number is MX 4471 208", "Thank you!"),
        .other("Your parcel is with your neighbour on the second floor", "Found it, thanks 📦"),
        .me(
            "The box arrived a bit crushed, but everything inside is fine",
            "We’re sorry! We’ll use a sturdier box next time", "No harm done 🙂"),
        .me(
            "Can I still change the delivery address?",
            "Yes, until four o’clock. Where should it go?",
            "To my office, please. Lindenstraße 8", "All set 👍🏼"),
        .other(
            "How do you like it so far?", "Even nicer than in the photos!", "That makes our day 😊"),
        .me(
            "Do you have a shop I could visit?", "We do, open from Wednesday to Saturday. Come by!"),
        .me(
            "I ordered one too many. Can I send it back?",
            "Of course, within thirty days. The label is already on its way to you",
            "That is very kind"),
        .other(
            "We close for the holidays from Friday. Orders until Thursday still go out",
            "Thanks for telling me. Enjoy the break! 🏖️"),
        .me("Could I have an invoice with the company name?", "Certainly. It’s in your inbox"),
        .other(
            "Would you leave us a short review? It helps a small shop a lot",
            "Gladly, five stars from me ⭐️", "Thank you so much!"),
        .me(
            "How long does delivery take at the moment?", "Two to three days, four to the islands",
            "Perfect, just in time for the birthday"),
        .me(
            "One piece of my order is missing", "Oh no! We’re sending it today, free of charge",
            "Thank you for the quick help 🙏🏽"),
        .other("A small surprise is in your parcel 🤫", "You spoil your customers!"),
        .me(
            "Do you offer gift cards?", "Yes, from ten euros, on paper or by e-mail",
            "On paper please, for my parents"),
        .me("Will there be new colours this year?", "In September! We’ll let you know first 🎨"),
        .other(
            "The courier could not reach you today. Is tomorrow between nine and noon all right?",
            "Tomorrow is fine, I’m at home", "Then we’ll book it 🚚"),
        .me("Is it really made by hand?", "Every single one, by Marek and Ilse 👨🏻‍🎨👩🏼‍🎨", "Amazing"),
    ]
}
